import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasSample, SAMPLE_MARK } from './scripts/test/sample-tests.ts';

const SLOW = 'tests/**/*.slow.test.ts';
const FILES = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);
const filesWith = (...texts: string[]) =>
  FILES.filter((file) => texts.some((text) => readFileSync(file, 'utf8').includes(text)));
/** Tests that replace or reset modules need module instances of their own. */
const MOCKING = filesWith('vi.mock(', 'vi.resetModules(');
/** Tests that start Git: from a process that has run hundreds of files, each start takes several times longer. */
const STARTING_GIT = filesWith("/sandbox'");
const LEFT_OUT = hasSample ? [] : filesWith(SAMPLE_MARK);

/** These files take the longest and start first, so that none runs alone at the end. */
const LONGEST = ['dev', 'start', 'init'].map((name) => `/${name}.slow.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const longest = LONGEST.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(name)));
    return [...new Set([...longest, ...sorted])];
  }
}

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'contentlayer/generated': `${import.meta.dirname}/.contentlayer/generated`,
    },
  },
  test: {
    globalSetup: 'tests/temporary-folder.ts',
    // Tests assert behavior, not speed, which `npm run bench` measures.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/units.json' },
    projects: [
      // One process runs many files, which is twice as fast; the options above undo what a test changes globally.
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [SLOW, ...MOCKING, ...STARTING_GIT, ...LEFT_OUT],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'git', include: STARTING_GIT, exclude: [SLOW, ...MOCKING, ...LEFT_OUT], isolate: false },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING, exclude: [SLOW, ...LEFT_OUT] } },
      // Commands in their own process, and generated input: run by `npm test`, not by `npm run check`.
      { extends: true, test: { name: 'slow', include: [SLOW], exclude: LEFT_OUT } },
    ],
  },
});
