import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ChosenSections, OPTIONAL_SECTIONS } from '../../lib/content/chosen-sections';
import { env } from '../../lib/env';
import { ACTIVITIES } from '../../tests/resume/activities/documents';
import { buildRecipes } from '../../tests/sections/built-recipes';
import { DELETABLE } from '../../tests/sections/recipes';
import { copyProject, deleteSection } from '../../tests/sections/scratch-copy';

const FOLDER = 'test-results/sections';
const PROFILES = ['cto', 'graduate'];
const DEFAULT_ON = OPTIONAL_SECTIONS.filter(({ isOnAtFirst }) => isOnAtFirst);

interface Variant {
  contentDir: () => string;
  /** Arguments of `npm run e2e`. Sites of the sample differ from it in their links only. */
  journeys: string;
  hasUnits?: boolean;
}

const VARIANTS: Record<string, Variant> = {
  ...Object.fromEntries(
    DEFAULT_ON.map(({ name }) => [
      `no-${name}`,
      { contentDir: () => sampleWith(withSections({ [name]: false })), journeys: 'links' },
    ]),
  ),
  'no-section': { contentDir: () => sampleWith(withSections(allSections(false))), journeys: 'links' },
  'every-section': {
    contentDir: () => sampleWith(withSections(allSections(true)), ACTIVITIES),
    journeys: "links every-page --grep 'link|menu|sitemap|search|head|/(talks|writing|boards) '",
  },
  ...Object.fromEntries(
    PROFILES.map((name) => [name, { contentDir: () => `fixtures/profiles/${name}`, journeys: '', hasUnits: true }]),
  ),
};

const CHECKS: Record<string, () => boolean> = {
  ...Object.fromEntries(DELETABLE.map((name) => [`deleted-${name}`, () => isValidWithout(name)])),
  recipes: () => succeeds(buildRecipes),
  ...Object.fromEntries(Object.entries(VARIANTS).map(([name, variant]) => [name, () => passes(variant)])),
};

/** Builds and walks the site with each content, or the named ones. Leaves the last build. */
export function main(names: string[]) {
  const unknown = names.filter((name) => !CHECKS[name]);
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Expected one of ${Object.keys(CHECKS).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const chosen = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
  const failed = chosen.filter(([name, passes]) => {
    console.log(`\n> ${name}`);
    return !passes();
  });
  console.log(failed.length > 0 ? `Failed: ${failed.map(([name]) => name).join(', ')}` : 'All sites are complete.');
  if (failed.length > 0) process.exitCode = 1;
}

function isValidWithout(section: string): boolean {
  return succeeds(() => {
    const copy = copyProject('deleted');
    deleteSection(copy, section);
    copy.run('tsx scripts/content.ts');
    copy.run('next typegen && tsc');
  });
}

function succeeds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

function passes({ contentDir, journeys, hasUnits }: Variant): boolean {
  const variables = { ...env.inherited, CONTENT_DIR: contentDir() };
  return ['npm run build', ...(hasUnits ? ['vitest run --project=!slow'] : []), `npm run e2e -- ${journeys}`].every(
    (command) => spawnSync(command, { shell: true, stdio: 'inherit', env: variables }).status === 0,
  );
}

function allSections(on: boolean): ChosenSections {
  return Object.fromEntries(OPTIONAL_SECTIONS.map(({ name }) => [name, on]));
}

function withSections(sections: ChosenSections): string {
  return `sections: ${JSON.stringify(sections)}`;
}

function sampleWith(line: string, documents: Readonly<Record<string, string>> = {}): string {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('content', FOLDER, { recursive: true });
  const profile = join(FOLDER, 'profile.mdx');
  writeFileSync(profile, readFileSync(profile, 'utf8').replace('---\n', `---\n${line}\n`));
  for (const [path, text] of Object.entries(documents)) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
    // The file of the slides does not exist.
    writeFileSync(join(FOLDER, path), text.replace(/^slides: .*\n/m, ''));
  }
  return FOLDER;
}
