import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isSample } from '../lib/content/sample';
import { env } from '../lib/env';

const MAX_MINUTES = 10;
const FIXTURES = resolve('fixtures/first-hour');

const PEOPLE = [
  { source: 'JSON Resume', options: ['--resume', join(FIXTURES, 'resume.json'), '--accent', '#2f9e77'] },
  { source: 'LinkedIn', options: ['--linkedin', join(FIXTURES, 'linkedin')] },
];

/** Goes from a clone to a built site without editing a file, and asks the doctor. */
function main() {
  const root = mkdtempSync(join(tmpdir(), 'first-hour-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env.inherited, CI: 'true' },
    });
  const timed = (label: string, step: () => void) => {
    const start = performance.now();
    step();
    const seconds = (performance.now() - start) / 1000;
    console.log(`${label.padEnd(28)} ${seconds.toFixed(0).padStart(4)} s`);
    return seconds;
  };
  try {
    const clone = timed('git clone', () => run('git', 'clone', '--quiet', '--no-hardlinks', resolve('.'), root));
    const install = timed('npm ci', () => run('npm', 'ci', '--no-audit', '--no-fund'));
    for (const { source, options } of PEOPLE) {
      const init = timed(`npm run init, ${source}`, () => run('npm', 'run', 'init', '--', ...options, '--yes'));
      const build = timed('npm run build', () => run('npm', 'run', 'build'));
      const minutes = (clone + install + init + build) / 60;
      console.log(`${source}: ${minutes.toFixed(1)} minutes from the clone.`);
      const errors = doctorErrors(root);
      for (const text of errors) console.error(`npm run doctor: ${text}`);
      if (errors.length > 0 || isSample(root) || minutes > MAX_MINUTES) process.exitCode = 1;
      run('git', 'checkout', '--quiet', '.');
      run('git', 'clean', '--force', '--quiet', '-d', 'content', 'public');
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function doctorErrors(root: string): string[] {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'doctor'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env.inherited, SITE_URL: 'https://www.example.com' },
  });
  return stdout.split('\n').filter((line) => /^ +error /.test(line) && !/:\d+: TODO/.test(line));
}

main();
