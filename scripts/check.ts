import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { reportLeftOut } from './test/sample-tests';

const STEPS = {
  units: 'vitest run --project=!slow',
  types: 'npm run --silent typecheck',
  lint: 'npm run --silent lint',
  'dead code': 'knip && knip --production',
};

async function main() {
  reportLeftOut();
  if (!(await run('content', 'tsx scripts/content.ts'))) process.exit(1);
  const queue = Object.entries(STEPS);
  const failed: string[] = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) if (!(await run(...step))) failed.push(step[0]);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, work));
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}. The output is above.`);
    process.exitCode = 1;
  }
}

function run(name: string, command: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`\n> ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n${output.trim()}`);
      resolve(status === 0);
    });
  });
}

await main();
