import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { reportLeftOut } from './sample-tests';

const STEPS = ['unit', 'typecheck', 'lint', 'knip'];

/** Runs the steps of `npm run check` side by side, the longest first; the output of each is printed when it ends. */
async function main() {
  reportLeftOut();
  if (!(await run('content'))) process.exit(1);
  const queue = [...STEPS];
  const failed: string[] = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) if (!(await run(step))) failed.push(step);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), STEPS.length) }, work));
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.map((step) => `npm run ${step}`).join(', ')}. The output is above.`);
    process.exitCode = 1;
  }
}

function run(step: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn(`npm run --silent ${step}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`\n> npm run ${step}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n${output.trim()}`);
      resolve(status === 0);
    });
  });
}

await main();
