import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTION_NAMES, type Section } from '../lib/content/schema/sections';
import { env } from '../lib/env';

const FOLDER = 'test-results/sections';
const PROFILES = ['cto', 'graduate'];

/** Contents by name: the sample without one section, without all of them, and the profiles of the fixtures. */
const VARIANTS: Record<string, () => string> = {
  ...Object.fromEntries(SECTION_NAMES.map((section) => [`no-${section}`, () => sampleWithout([section])])),
  'no-section': () => sampleWithout(SECTION_NAMES),
  ...Object.fromEntries(PROFILES.map((name) => [name, () => `fixtures/profiles/${name}`])),
};

/** Builds the site with each content in turn, or with those that are named, and walks through it. Leaves the last build. */
function main(names: string[]) {
  const unknown = names.filter((name) => !VARIANTS[name]);
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Known are ${Object.keys(VARIANTS).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const failed = Object.entries(VARIANTS).filter(([name, contentDir]) => {
    return (names.length === 0 || names.includes(name)) && !passes(name, contentDir());
  });
  console.log(failed.length > 0 ? `Failed: ${failed.map(([name]) => name).join(', ')}` : 'All sites are complete.');
  if (failed.length > 0) process.exitCode = 1;
}

/** A site of the sample differs in its links only, so every page is tested with the profiles alone. */
function passes(name: string, contentDir: string): boolean {
  console.log(`\n> ${name}`);
  return ['npm run build', `npm run e2e${PROFILES.includes(name) ? '' : ' -- links'}`].every((command) => {
    const variables = { ...env.inherited, CONTENT_DIR: contentDir };
    return spawnSync(command, { shell: true, stdio: 'inherit', env: variables }).status === 0;
  });
}

function sampleWithout(sections: readonly Section[]): string {
  const folder = join(FOLDER, sections.join('-'));
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', folder, { recursive: true });
  const profile = join(folder, 'profile.mdx');
  const lines = ['sections:', ...sections.map((section) => `  ${section}: false`)].join('\n');
  writeFileSync(profile, readFileSync(profile, 'utf8').replace('---\n', `---\n${lines}\n`));
  return folder;
}

main(process.argv.slice(2));
