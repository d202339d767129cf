import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { reportContent } from './content-report';

/**
 * Checks the content and compiles it at the same time, a core each. Of content that does not pass only the check
 * speaks: it says where and what to do.
 */
async function main() {
  const compiler = spawn('contentlayer2 build 2>&1', { shell: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = Promise.all([text(compiler.stdout), once(compiler, 'exit')]);
  const isValid = reportContent();
  const [output, [code]] = await ended;
  if (isValid) process.stdout.write(output);
  process.exitCode = isValid ? (code ?? 1) : 1;
}

await main();
