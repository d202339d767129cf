import { existsSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { HtmlElement } from './html';

/* Undocumented formats of Next 16.4 and React 19.3 (docs/adr/0020). Readers throw for anything else. */

/** Source files of a route's client modules: `[project]/components/contact/contact-form.tsx`. */
export function readClientModules(file: string): string[] {
  if (!existsSync(file)) throw new Error(`expected its client reference manifest at ${file}, found none`);
  const { __RSC_MANIFEST = {} } = runInNewContext(`${readFileSync(file, 'utf8')}; globalThis`) as {
    __RSC_MANIFEST?: Record<string, { clientModules?: Record<string, unknown> }>;
  };
  const modules = Object.values(__RSC_MANIFEST).flatMap(({ clientModules = {} }) => Object.keys(clientModules));
  if (modules.length === 0) throw new Error('expected client modules in its client reference manifest, found none');
  return modules;
}

/** Next itself, icons, which have no handlers, and error screens, which only replace a script that failed. */
const PASSIVE_MODULE =
  /\/node_modules\/(next\/dist\/|lucide-react\/dist\/esm\/(Icon|context)\.mjs$)|\/app\/(.+\/)?(global-)?error\.tsx$/;

export function isInteractiveModule(path: string): boolean {
  return !PASSIVE_MODULE.test(path);
}

/** A payload script has what React needs to hydrate the page. */
export function isPayload(script: string): boolean {
  return /^\(?self\.__next_f\b/.test(script);
}

/** Marks a part of a page that arrives later; without scripts it stays hidden. */
export function isStreamingBoundary({ name, attributes }: HtmlElement): boolean {
  return name === 'template' && attributes.id?.startsWith('B:') === true;
}

export function chunksNamedIn(script: string): string[] {
  return [...script.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([file]) => `/_next/${file}`);
}
