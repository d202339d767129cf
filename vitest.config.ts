import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const SLOW = 'tests/**/*.slow.test.ts';
/** Tests that replace modules: these need module instances of their own. */
const MOCKING = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'contentlayer/generated': `${import.meta.dirname}/.contentlayer/generated`,
    },
  },
  test: {
    // Tests assert behavior, not speed, which `npm run bench` measures.
    testTimeout: 60_000,
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/units.json' },
    projects: [
      // One process runs many files, which is twice as fast; the options above undo what a test changes globally.
      {
        extends: true,
        test: { name: 'fast', include: ['tests/**/*.test.{ts,tsx}'], exclude: [SLOW, ...MOCKING], isolate: false },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING } },
      // Commands in their own process, and generated input: run by `npm test`, not by `npm run check`.
      { extends: true, test: { name: 'slow', include: [SLOW] } },
    ],
  },
});
