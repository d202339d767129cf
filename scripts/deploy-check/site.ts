import { error, type Finding, ok, someOf, warning } from '../../lib/setup/doctor/finding';

/** What an address answers, without following redirects. Status 0: there is no answer, and `problem` says why. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  problem?: string;
}

export type Ask = (address: string, init?: RequestInit) => Promise<Answer>;

export interface Site {
  /** Address of the home page, without a slash at its end. */
  root: string;
  /** The same in canonical links: that of production, or of another host. */
  canonicalRoot: string;
  /** Search engines are told not to index the home page. */
  isHidden: boolean;
  /** The host cannot send headers of the site. */
  hasFixedHeaders: boolean;
  ask: Ask;
}

export interface Problem {
  address: string;
  text: string;
  next: string;
  /** Default: error. */
  level?: 'error' | 'warning';
}

/** Problems that differ in their address only become one finding. */
export function findingsOf(problems: readonly Problem[], fine: string): Finding[] {
  if (problems.length === 0) return [ok(fine)];
  const groups = Map.groupBy(problems, ({ level = 'error', text, next }) => JSON.stringify([level, text, next]));
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const text = `${someOf(members.map(({ address }) => address))}: ${first.text}`;
    return [(first.level === 'warning' ? warning : error)(text, first.next)];
  });
}

/** The address on this host of an address in a canonical link; undefined if it is not one of the site. */
export function onSite({ root, canonicalRoot }: Site, address: string): string | undefined {
  const isOfSite = address === canonicalRoot || address.startsWith(`${canonicalRoot}/`);
  return isOfSite ? root + address.slice(canonicalRoot.length) : undefined;
}

export function typeOf({ headers }: Answer): string {
  return (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase();
}

/** Why there is no good answer, as "has no answer (timeout)" or "answers 500"; undefined if there is one. */
export function failure({ status, problem }: Answer): string | undefined {
  if (status === 200) return undefined;
  return status === 0 ? `has no answer (${problem})` : `answers ${status}`;
}
