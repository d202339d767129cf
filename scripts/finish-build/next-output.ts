import { existsSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { HtmlElement } from './html';

/* Undocumented formats of Next 16.4 and React 19.3 (docs/adr/0020). Readers throw for anything else. */

/** Source files of a route's client modules by identifier: `[project]/components/contact/contact-form.tsx`. */
export type ClientModules = Map<string, string>;

interface ClientReferenceManifest {
  clientModules?: Record<string, { id: number | string; chunks: string[] }>;
}

export function readClientModules(file: string, isBuilt: (url: string) => boolean): ClientModules {
  if (!existsSync(file)) throw new Error(`expected its client reference manifest at ${file}, found none`);
  const { __RSC_MANIFEST = {} } = runInNewContext(`${readFileSync(file, 'utf8')}; globalThis`) as {
    __RSC_MANIFEST?: Record<string, ClientReferenceManifest>;
  };
  const modules = Object.values(__RSC_MANIFEST).flatMap(({ clientModules = {} }) => Object.entries(clientModules));
  if (modules.length === 0) throw new Error('expected client modules in its client reference manifest, found none');
  const missing = modules.flatMap(([, { chunks }]) => chunks).find((chunk) => !isBuilt(chunk));
  if (missing) throw new Error(`its client reference manifest names ${missing}, which is not in the build`);
  return new Map(modules.map(([path, { id }]) => [String(id), path]));
}

/** Next itself, icons, which have no handlers, and error screens, which only replace a script that failed. */
const PASSIVE_MODULE =
  /\/node_modules\/(next\/dist\/|lucide-react\/dist\/esm\/(Icon|context)\.mjs$)|\/app\/(.+\/)?(global-)?error\.tsx$/;

export function isInteractiveModule(path: string): boolean {
  return !PASSIVE_MODULE.test(path);
}

/** `<id>:<tag><data>`: I imports a module, H is a hint, X and C open and close a list; a row without a tag is JSON. */
const ROW = /^[0-9a-f]*:(?:([IHXC])|T([0-9a-f]+),|(?=["[{\dtfn-]))/;

/** Source files of the client modules in a page's payload (`.rsc`). Rows end with a line break; text (T) has a length in bytes. */
export function referencedModules(payload: Buffer, modules: ClientModules): string[] {
  const ids = new Set<string>();
  for (let start = 0; start < payload.length; ) {
    const beginning = payload.toString('latin1', start, start + 32);
    const [row, tag, length] = ROW.exec(beginning) ?? [];
    if (row === undefined) throw new Error(`its payload has a row of an unknown format: ${JSON.stringify(beginning)}`);
    const data = start + row.length;
    const lineEnd = payload.indexOf('\n', data);
    const end = length ? data + Number.parseInt(length, 16) : lineEnd === -1 ? payload.length : lineEnd + 1;
    if (tag === 'I') ids.add(String(JSON.parse(payload.toString('utf8', data, end))[0]));
    start = end;
  }
  if (ids.size === 0) throw new Error('expected client modules in its payload, found none');
  return [...ids].map((id) => {
    const path = modules.get(id);
    if (!path) throw new Error(`its payload names the client module ${id}, which its manifest does not list`);
    return path;
  });
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
