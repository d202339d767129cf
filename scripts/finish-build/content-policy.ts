import { createHash } from 'node:crypto';
import { hasScriptFiles, inlineScripts } from './scripts';

/**
 * The Content-Security-Policy of one page (https://www.w3.org/TR/CSP3/): scripts are this site's files and
 * the page's own inline ones, each named by its hash. Styles may be inline, because bars and the heat map
 * set widths and an open dialog locks scrolling.
 */
export function contentPolicy(html: string, imageHosts: readonly string[] = []): string {
  const scripts = [...(hasScriptFiles(html) ? ["'self'"] : []), ...new Set(inlineScripts(html).map(hashSource))];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': scripts.length > 0 ? scripts : ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
