import { type Git, runGit } from '../../git/command';
import type { Clone } from './clone';

export type IsOwner = (email: string) => boolean;

interface Owner {
  addresses: readonly string[];
  login?: string | undefined;
}

const NO_REPLY = '@users.noreply.github.com';

export function matchOwner({ addresses, login }: Owner): IsOwner {
  // UTF-8 with one character per byte, as streamGit returns it.
  const own = new Set(addresses.map((address) => Buffer.from(address.trim()).toString('latin1').toLowerCase()));
  const noReply = login && `${login.toLowerCase()}${NO_REPLY}`;
  return (email) => {
    const lower = email.toLowerCase();
    // Accounts since 2017 have the form 1234+login@users.noreply.github.com.
    return own.has(lower) || (noReply !== undefined && lower.replace(/^\d+\+/, '') === noReply);
  };
}

/** Adds the addresses that mailmaps replace these with, because git log shows only the replacements. */
export async function withMapped(git: Git, clones: readonly Clone[], addresses: readonly string[]): Promise<string[]> {
  const contacts = addresses.map((address) => `<${address.trim()}>`);
  const results = await Promise.all(
    clones.map((clone) => runGit(git, clone.folder, [...clone.mailmap, 'check-mailmap', ...contacts])),
  );
  const mapped = results.flatMap(({ stdout }) =>
    [...stdout.matchAll(/<([^<>]*)>$/gm)].map(([, address = '']) => address),
  );
  return [...new Set([...addresses, ...mapped])];
}
