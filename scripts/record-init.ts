import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { env } from '../lib/env';
import { play, type Step } from './record-init/play';
import { animation } from './record-init/svg';

const FILE = 'docs/init.svg';
const ENTER = '\r';
const DESCRIPTION =
  'A terminal. npm run init asks for a résumé file, then for the name, profession, city, e-mail address, profile, projects and accent color, shows the files that it will add, replace and remove, and writes them.';

const STEPS: Step[] = [
  ['Do you have your résumé as a file?', '', ENTER],
  ['Path of the file', '~/resume.json', ENTER],
  ['Name', '', ENTER],
  ['Profession', '', ENTER],
  ['City, and region or country', '', ENTER],
  ['E-mail address', '', ENTER],
  ['Profile on LinkedIn, GitHub or elsewhere', '', ENTER],
  ['Do you want drafts of your projects?', '', ENTER],
  ['Accent color of the site', '#2f9e77', ENTER],
  ['BoardGameGeek user name', '', ENTER],
  ['Write these changes?', '', ENTER],
  ['The site is yours', '', ''],
];

/** Runs `npm run init` of the last commit in a clone, and records the terminal for the README. Needs util-linux. */
async function main() {
  const root = mkdtempSync(join(tmpdir(), 'record-init-'));
  const clone = join(root, 'site');
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', clone]);
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
    cpSync('fixtures/first-hour/resume.json', join(root, 'resume.json'));
    const frames = await play('npm run init', STEPS, {
      cwd: clone,
      env: { ...env.inherited, HOME: root, TERM: 'xterm-256color' },
    });
    writeFileSync(FILE, animation(frames, DESCRIPTION));
    console.log(`${FILE}: ${frames.length} frames`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

await main();
