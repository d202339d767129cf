import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join } from 'node:path';

const ENTRY = 'lib/site/admin/browser/start.ts';
/** By the folder that they have at /admin. */
const PACKAGES = { cms: 'node_modules/@sveltia/cms/npm', yaml: 'node_modules/yaml/browser' };
const RELATIVE = /(?<= from ')\.{1,2}\/[^']+(?=')/g;

/** Scripts and fonts of /admin, by their names there. Modules that a file imports follow it. */
export function adminFiles(): Map<string, string> {
  return new Map([
    ...modulesFrom(ENTRY).map((file) => [nameOf(file), file] as const),
    ...Object.entries(PACKAGES).flatMap(([name, folder]) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(js|woff2)$/.test(path))
        .map((path) => [`${name}/${path.replaceAll('\\', '/')}`, join(folder, path)] as const),
    ),
  ]);
}

/** One of them as browsers use it. They need no bundler, because the CMS and yaml are modules. */
export function adminFile(file: string): { type: string; body: string | Uint8Array<ArrayBuffer> } {
  if (file.endsWith('.woff2')) return { type: 'font/woff2', body: new Uint8Array(readFileSync(file)) };
  const text = readFileSync(file, 'utf8');
  return { type: 'text/javascript; charset=utf-8', body: file.endsWith('.ts') ? asJavaScript(text) : text };
}

function asJavaScript(text: string): string {
  return stripTypeScriptTypes(text)
    .replaceAll(RELATIVE, (path) => `./${nameOf(path)}`)
    .replace(" from 'yaml'", " from './yaml/index.js'");
}

function modulesFrom(file: string, seen = new Set<string>()): string[] {
  seen.add(file);
  for (const [path] of stripTypeScriptTypes(readFileSync(file, 'utf8')).matchAll(RELATIVE)) {
    const next = join(dirname(file), `${path}.ts`);
    if (existsSync(next) && !seen.has(next)) modulesFrom(next, seen);
  }
  return [...seen];
}

function nameOf(path: string): string {
  return `${basename(path, '.ts')}.js`;
}
