import { createHash } from 'node:crypto';
import type { OutsideHosts } from './outside-hosts.ts';

/** Styles may be inline: bars and the heat map set widths, and an open dialog locks scrolling. */
export function contentPolicy(scriptSources: string[], { images, connections }: OutsideHosts): string {
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(' ') || "'none'"}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function scriptIntegrity(script: string): string {
  return `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`;
}

const INTEGRITY = /sha256-[\w+/]{43}=/g;

/** Sources for `script-src`: hashes of the inline scripts, and of the files whose `integrity` they contain. */
export function scriptSources(inlineScripts: string[]): string[] {
  const files = inlineScripts.flatMap((script) => script.match(INTEGRITY) ?? []);
  return [...new Set([...inlineScripts.map(scriptIntegrity), ...files])].map((hash) => `'${hash}'`);
}

/** Adds a policy to a page that hosts send as a plain file. Browsers ignore `frame-ancestors` here. */
export function withPolicyInHead(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]*/, '');
  return html.replace('<head>', (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${content}"/>`);
}
