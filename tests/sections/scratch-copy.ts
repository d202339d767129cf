import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SECTIONS } from '@/lib/sections';

/** Tests name sections, and with the lock file the copy would be a root without node_modules. */
const LEFT_OUT =
  /^(tests|e2e|bench|docs|scripts\/test)\/|^scripts\/(check|test)\.ts$|^(package-lock\.json|(playwright|vitest)\.config\.ts)$/;

/** A copy of the project below test-results, where tools find its node_modules. */
export interface ScratchCopy {
  folder: string;
  /** Files that were written or changed, without those that `npm run generate` makes. */
  touched: Set<string>;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Replaces text. Throws if the file does not have it. */
  change: (path: string, from: string | RegExp, to: string) => void;
  /** Throws with the output if the command fails. */
  run: (command: string) => void;
}

export function copyProject(name: string): ScratchCopy {
  const folder = join('test-results', name);
  rmSync(folder, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const files = stdout.split('\0').filter((file) => file && existsSync(file) && !LEFT_OUT.test(file));
  for (const file of files) cpSync(file, join(folder, file));
  // The build reads files of packages by their path.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const touched = new Set<string>();
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    touched.add(path);
  };
  const change = (path: string, from: string | RegExp, to: string) => {
    const before = read(path);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${path} has no ${from}`);
    write(path, after);
  };
  const run = (command: string) => {
    // With CI the build checks the types, which `tsc` does as well. By default, `tsc` spends a third of its time on
    // garbage collection.
    const env = { ...process.env, CI: '', GOGC: '400' };
    const { status, output } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8', env });
    if (status !== 0) throw new Error(`${command} failed:\n${output.join('')}`);
  };
  return { folder, touched, read, write, change, run };
}

/** Deletes what belongs to a section: its folders, routes, documents and texts, and its line in the list. */
export function deleteSection({ folder, change }: ScratchCopy, name: string): void {
  const section = SECTIONS.find((each) => each.name === name);
  if (!section) throw new Error(`there is no section ${name}`);
  const patterns = Object.values(section.documents ?? {}).map(({ pattern }) => `content/${pattern}`);
  const texts = globSync('content/pages/*.mdx', { cwd: folder }).filter((file) => {
    const [, path] = /^path: (\S+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return section.pages?.some((page) => page.path === path);
  });
  const files = globSync([`app/**/*.${name}.{ts,tsx}`, ...patterns], { cwd: folder });
  for (const path of [...files, ...texts, `lib/${section.folder ?? name}`, `components/${name}`])
    rmSync(join(folder, path), { recursive: true, force: true });
  change('lib/sections.ts', new RegExp(`^import { ${name} } .*\n`, 'm'), '');
  change('lib/sections.ts', new RegExp(`^  ${name},\n`, 'm'), '');
}
