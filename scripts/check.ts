import { exec } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { runProgram } from './shared/program';
import { reportLeftOut } from './test/sample-tests';

const STEPS = {
  units: 'vitest run --project=!slow',
  types: 'npm run --silent typecheck',
  'dead code': 'knip && knip --production',
};

async function main() {
  reportLeftOut();
  // Lint starts first because it does not need the compiled content.
  const lint = run('lint', 'npm run --silent lint');
  if (!(await run('content', 'tsx scripts/content.ts'))) {
    await lint;
    process.exit(1);
  }
  const queue = Object.entries(STEPS);
  const failed: string[] = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) if (!(await run(...step))) failed.push(step[0]);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, work));
  if (!(await lint)) failed.push('lint');
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}. The output is above.`);
    process.exitCode = 1;
  }
}

async function run(name: string, command: string): Promise<boolean> {
  const started = performance.now();
  const running = promisify(exec)(`(${command}) 2>&1`, { maxBuffer: Number.POSITIVE_INFINITY });
  running.child.stdin?.end();
  const { code = 0, stdout } = await running.catch((error) => error);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n> ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n${stdout.trim()}`);
  return code === 0;
}

await runProgram(new Command('check').description('Check content, types, lint, dead code and units.').action(main));
