import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { env } from '../lib/env';
import { ensureChromium } from './chromium';
import { MARKED_SECRETS } from './marked-secrets';

const STEPS = ['npm run check', 'npm run build', 'npm run e2e'];

/** Everything CI checks, step by step; stops at the first that fails and ends with the count of all tests. */
function main() {
  rmSync('test-results', { recursive: true, force: true });
  const failed = STEPS.find((step) => !run(step));
  const units = readReport('test-results/units.json', (report) => [report.numPassedTests, report.numFailedTests]);
  const journeys = readReport('test-results/journeys.json', ({ stats }) => [
    stats.expected + stats.flaky,
    stats.unexpected,
  ]);
  const tests = { passed: units.passed + journeys.passed, failed: units.failed + journeys.failed };
  if (failed) {
    console.error(`"${failed}" failed; its output above says why.`);
    process.exitCode = 1;
  }
  // A step can fail without a failing test, for example on a type error.
  console.log(`${tests.passed} passed, ${failed ? Math.max(1, tests.failed) : tests.failed} failed`);
}

function run(step: string): boolean {
  console.log(`\n> ${step}`);
  try {
    if (step === 'npm run e2e') ensureChromium();
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
  const marked = step === 'npm run build' ? MARKED_SECRETS : {};
  return spawnSync(step, { shell: true, stdio: 'inherit', env: { ...env.inherited, ...marked } }).status === 0;
}

// biome-ignore lint/suspicious/noExplicitAny: two reports of other tools, each read in one place
function readReport(file: string, counts: (report: any) => [number, number]) {
  try {
    const [passed, failed] = counts(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

main();
