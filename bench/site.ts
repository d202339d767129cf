import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import matter from 'gray-matter';
import { env } from '../lib/env';
import { waitForAnswer } from '../scripts/shared/wait-for-answer';

const NEXT = resolve('node_modules/next/dist/bin/next');

/** A copy of this project in a temporary folder. A benchmark may replace its content. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-bench-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Fills the collection of a copy with `count` games, variations of the real ones. */
export function setGames(folder: string, count: number): void {
  const file = join(folder, 'content/tabletop/collection.json');
  const collection = JSON.parse(readFileSync(file, 'utf8'));
  const games = Array.from({ length: count }, (_, index) => {
    const game = collection.games[index % collection.games.length];
    const copy = Math.floor(index / collection.games.length);
    const own = {
      id: game.id + copy * 1_000_000,
      name: `${game.name} ${copy + 1}`,
      bgg_url: `${game.bgg_url}-${copy + 1}`,
    };
    return copy === 0 ? game : { ...game, ...own };
  });
  writeFileSync(file, JSON.stringify({ ...collection, total_games: count, games }));
}

/**
 * Adds variations of the real projects until a copy has `count`, over twenty years: for the list only, or as
 * write-ups of about 900 words with diagrams.
 */
export function setProjects(folder: string, count: number, as: 'entries' | 'write-ups'): void {
  const projects = join(folder, 'content/projects');
  const files = readdirSync(projects).filter((name) => name.endsWith('.mdx') && !name.startsWith('generated-'));
  for (let index = files.length; index < count; index += 1) {
    const { data, content } = matter(readFileSync(join(projects, files[index % files.length] ?? ''), 'utf8'));
    const startDate = `${2004 + (index % 20)}-${String(1 + (index % 12)).padStart(2, '0')}-01`;
    const own = { title: `${data.title} ${index}`, slug: `generated-${index}`, startDate, endDate: null };
    // YAML reads it as a date, and writes it with a time.
    delete data.updated;
    const [prose, fields] =
      as === 'entries'
        ? ['Words.', { ...data, ...own, diagrams: [] }]
        : [firstWords(content, 900), { ...data, ...own }];
    writeFileSync(join(projects, `generated-${index}.mdx`), matter.stringify(prose, fields));
  }
}

function firstWords(text: string, count: number): string {
  return text.match(new RegExp(`^(?:\\s*\\S+){1,${count}}`))?.[0] ?? text;
}

export function buildSite(folder: string): void {
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds a site of one page without content, below this folder, where the framework is installed. */
export function buildEmptySite(): string {
  const folder = 'test-results/empty-site';
  mkdirSync(join(folder, 'app'), { recursive: true });
  // Without it, Next takes that of the folder above.
  writeFileSync(join(folder, 'next.config.mjs'), 'export default {};');
  const html = '<html lang="en"><body>{children}</body></html>';
  writeFileSync(join(folder, 'app/layout.jsx'), `export default function Layout({ children }) { return ${html}; }`);
  writeFileSync(join(folder, 'app/page.jsx'), 'export default function Page() { return <h1>Empty</h1>; }');
  execFileSync(process.execPath, [NEXT, 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** Serves a built copy, or a site of the framework alone. Resolves with its address when it responds. */
export async function serveSite(
  folder: string,
  port: number,
  variables: Record<string, string> = {},
): Promise<{ url: string; stop(): void }> {
  const own = resolve(folder, 'scripts/server.ts');
  const command = existsSync(own) ? [own] : [NEXT, 'start'];
  const server = spawn(process.execPath, [...command, '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...env.inherited, ...variables },
  });
  const url = `http://localhost:${port}`;
  try {
    await waitForAnswer(url);
    return { url, stop: () => server.kill() };
  } catch (error) {
    server.kill();
    throw error;
  }
}

export function removeSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
