import { hashSource } from '../../lib/site/content-policy';
import { type HtmlElement, parseHtml } from '../finish-build/html';

export interface Page {
  title: string;
  canonical: string | undefined;
  isNoindex: boolean;
  /** By name or property. */
  meta: Record<string, string>;
  alternates: { type: string; href: string }[];
  policy: string | undefined;
  /** Scripts as sources of a policy: the hash of an inline one, the address of a file. */
  scripts: ({ hash: string } | { src: string })[];
  /** Addresses of hashed files. */
  files: string[];
}

const IS_SCRIPT = /^(|module|text\/javascript|speculationrules|importmap)$/i;

export function readPage(html: string): Page {
  const elements = parseHtml(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const textOf = ({ contentStart, contentEnd }: HtmlElement) => html.slice(contentStart, contentEnd);
  const attributesOf = (name: string) => named(name).map(({ attributes }) => attributes);
  const links = attributesOf('link');
  const metas = attributesOf('meta');
  const meta = Object.fromEntries(metas.map((entry) => [entry.name ?? entry.property ?? '', entry.content ?? '']));
  const [title] = named('title');
  const scripts = named('script').filter(({ attributes }) => IS_SCRIPT.test(attributes.type ?? ''));
  const addresses = [...links.map(({ href }) => href), ...scripts.map(({ attributes }) => attributes.src)];
  return {
    title: title ? textOf(title) : '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    isNoindex: /noindex/i.test(meta.robots ?? ''),
    meta,
    alternates: links.flatMap(({ rel, type = '', href = '' }) => (rel === 'alternate' ? [{ type, href }] : [])),
    policy: metas.find((entry) => entry['http-equiv']?.toLowerCase() === 'content-security-policy')?.content,
    scripts: scripts.map((script) => {
      const { src } = script.attributes;
      return src === undefined ? { hash: hashSource(textOf(script)) } : { src };
    }),
    files: addresses.filter((address) => address !== undefined && /\/_next\/static\//.test(address)) as string[],
  };
}

/** The scripts of a page that one of its policies blocks: "inline" or the address of a file. */
export function blockedScripts({ scripts }: Page, policies: readonly string[], address: string): string[] {
  return scripts.flatMap((script) => {
    const isAllowed = policies.every((policy) => allows(scriptSources(policy), script, address));
    return isAllowed ? [] : ['src' in script ? script.src : 'an inline script'];
  });
}

export function scriptSources(policy: string): string[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const find = (name: string) => directives.find(([first]) => first?.toLowerCase() === name)?.slice(1);
  return find('script-src') ?? find('default-src') ?? ['*', "'unsafe-inline'"];
}

function allows(sources: string[], script: Page['scripts'][number], address: string): boolean {
  if ('hash' in script) {
    const hasHash = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
    return sources.includes(script.hash) || (!hasHash && sources.includes("'unsafe-inline'"));
  }
  const { origin } = new URL(script.src, address);
  const isOwn = origin === new URL(address).origin;
  return sources.includes('*') || (isOwn && sources.includes("'self'")) || sources.includes(origin);
}
