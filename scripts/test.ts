import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { Command } from 'commander';
import { env } from '../lib/env';
import { ensureChromium } from './shared/chromium';
import { runProgram } from './shared/program';
import { MARKED_SECRETS } from './test/marked-secrets';

const SLOW = 'vitest run --project=slow --outputFile.json=test-results/slow.json';
const STEPS = ['npm run check', SLOW, 'npm run build', 'npm run e2e'];
const OTHERS = {
  sections: {
    text: 'build the site with each section off, or those of NAMES, and walk through what is left',
    load: () => import('./test/sections'),
  },
  deploy: {
    text: 'build the site for each way to deploy it, and compare the answers (Linux, Caddy)',
    load: () => import('./test/deploy'),
  },
  remote: {
    text: 'test the store and the API against a libSQL server with a replica (Linux)',
    load: () => import('./test/remote'),
  },
};

function runAll() {
  rmSync('test-results', { recursive: true, force: true });
  const failed = STEPS.find((step) => !run(step));
  const counts = [
    ...['units', 'slow'].map((name) =>
      readReport(name, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]),
    ),
    readReport('journeys', ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  ];
  const sum = (index: 0 | 1) => counts.reduce((total, count) => total + count[index], 0);
  if (failed) {
    console.error(`"${failed}" failed; its output is above.`);
    process.exitCode = 1;
  }
  console.log(`${sum(0)} passed, ${failed ? Math.max(1, sum(1)) : sum(1)} failed`);
}

function run(step: string): boolean {
  console.log(`\n> ${step}`);
  try {
    if (step === SLOW) ensureChromium();
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
  // The journeys need a build without figures. Without CI, it skips the type check, which `npm run check` has done.
  const marked =
    step === 'npm run build' ? { ...MARKED_SECRETS, DATABASE_URL: 'file:test-results/missing.db', CI: '' } : {};
  return spawnSync(step, { shell: true, stdio: 'inherit', env: { ...env.inherited, ...marked } }).status === 0;
}

/** Passed and failed tests of a report; none where the step did not run. */
// biome-ignore lint/suspicious/noExplicitAny: the reports of Vitest and Playwright, each read in one place
function readReport(name: string, counts: (report: any) => [passed: number, failed: number]): [number, number] {
  try {
    return counts(JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')));
  } catch {
    return [0, 0];
  }
}

const program = new Command('test')
  .description('Run everything CI checks, or one of the longer tests.')
  .argument('[names...]', 'sites of --sections, or arguments of Playwright for --deploy')
  .action(async (names: string[]) => {
    const other = Object.entries(OTHERS).find(([flag]) => process.argv.includes(`--${flag}`))?.[1];
    if (!other) return runAll();
    const { main } = await other.load();
    await main(names);
  });
for (const [flag, { text }] of Object.entries(OTHERS)) program.option(`--${flag}`, text);
await runProgram(program);
