import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join } from 'node:path';

const ENTRY = 'lib/site/admin/browser/start.ts';
const CMS = 'node_modules/@sveltia/cms/dist/sveltia-cms.mjs';
const YAML = 'node_modules/yaml/browser';
const RELATIVE = /(?<= from ')\.{1,2}\/[^']+(?=')/g;

/** Files that the scripts of /admin are made of, by their names there. Modules that a file imports follow it. */
export function adminScripts(): Map<string, string> {
  const yaml = readdirSync(YAML, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  return new Map([
    ...modulesFrom(ENTRY).map((file) => [nameOf(file), file] as const),
    ['sveltia-cms.js', CMS],
    ...yaml.map((path) => [`yaml/${path.replaceAll('\\', '/')}`, join(YAML, path)] as const),
  ]);
}

/** The text of one of them as browsers run it. They need no bundler, because the CMS and yaml are modules. */
export function adminScript(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.ts')) return text;
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
