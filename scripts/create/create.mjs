#!/usr/bin/env node
// `npm create portfolio-log FOLDER [REPOSITORY]`. Published on its own, so it uses nothing but Node and Git.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const { config } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const USAGE = 'npm create portfolio-log FOLDER [REPOSITORY]';
const [folder, repository = config.repository] = process.argv.slice(2);

if (!folder || folder.startsWith('-')) fail(`Usage: ${USAGE}`, 2);
if (/OWNER\/REPOSITORY/.test(repository))
  fail(
    'This package names no repository. Add the address of one: npm create portfolio-log FOLDER https://github.com/…',
    2,
  );
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty. Choose another folder.`);
run('git', ['clone', '--quiet', '--origin', 'upstream', repository, folder], {
  advice: `Check that ${repository} exists and that you may read it, or name another: ${USAGE}`,
});
run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, advice: `Try again: cd "${folder}" && npm ci` });
console.log(
  `\nNext:\n  cd "${folder}"\n  npm run init   makes it yours\n  npm start      shows it at http://localhost:3000`,
);

function run(command, args, { cwd, advice }) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', shell });
  if (error) fail(`${command} cannot be started. Install it, and try again.`);
  if (status !== 0) fail(`${command} ${args[0]} failed. ${advice}`);
}

function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}
