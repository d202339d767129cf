import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importHistory } from '@/fixtures/git-history';
import { readSiteRepository } from '@/lib/collectors/git/site-repository';
import { commit, git, initRepository, run, tempFolder } from './sandbox';

/** A number for each line of git's output. */
const countBy = (lines: string) => Map.groupBy(lines.split('\n'), (line) => line);

test('the summary of a generated history agrees with git', async () => {
  const folder = initRepository();
  await importHistory(folder, 1000);
  run(folder, 'tag', 'v1.0', 'HEAD~20');
  run(folder, '-c', 'user.name=Rowan', '-c', 'user.email=r@example.com', 'tag', '--message=Second', 'v2.0');
  const found = await readSiteRepository(git, folder);
  const log = (format: string) => run(folder, 'log', '--date=format:%Y-%m-%d %H', `--format=${format}`);
  const days = log('%ad').split('\n').toSorted();
  expect(found).toMatchObject({
    commit: log('%H').slice(0, 7),
    commits: days.length,
    since: days[0]?.slice(0, 10),
    until: days.at(-1)?.slice(0, 10),
    tags: 2,
  });
  const byHour = countBy(log('%ad').replaceAll(/^.{11}/gm, ''));
  expect(found?.hourly).toEqual(
    Array.from({ length: 24 }, (_, hour) => byHour.get(String(hour).padStart(2, '0'))?.length ?? 0),
  );
  const inWeeks = days.filter((day) => day >= (found?.weeks[0] ?? ''));
  expect(found?.weekly).toHaveLength(found?.weeks.length ?? 0);
  expect(found?.weekly.reduce((sum, commits) => sum + commits, 0)).toBe(inWeeks.length);
  expect(found?.languages?.map(({ name }) => name)).toEqual(['TypeScript', 'CSS', 'Shell', 'Python']);
  expect(found?.latestTags.map(({ name }) => name)).toEqual(['v2.0', 'v1.0']);
});

test('the file is small, the same each time, and names nobody', async () => {
  const folder = initRepository();
  await importHistory(folder, 1000);
  for (let tag = 0; tag < 8; tag += 1) run(folder, 'tag', `v${tag}-${'long'.repeat(30)}`);
  const [text, again] = await Promise.all(
    [1, 2].map(async () => JSON.stringify(await readSiteRepository(git, folder))),
  );
  expect(again).toBe(text);
  expect(text?.length).toBeLessThan(10 * 1024);
  expect(text).not.toMatch(/@|Rowan|Hale|Duarte|Bakare|Łuczak/);
});

test('weeks without commits count, up to the last commit', async () => {
  const folder = initRepository();
  // Wednesday, 28 December 2022, twice Monday, 6 November 2023, on the author's clock, and a date in the future.
  for (const date of ['1672183800 +0100', '1699227000 +0100', '1699227060 +0100', '1900000000 +0000'])
    commit(folder, { date });
  const found = await readSiteRepository(git, folder);
  expect([found?.weeks[0], found?.weeks.at(-1), found?.weeks.length]).toEqual(['2022-12-26', '2023-11-06', 46]);
  expect([found?.weekly[0], found?.weekly.at(-1)]).toEqual([1, 2]);
});

test('folders without a full history of their own have no summary', async () => {
  const root = initRepository();
  expect(await readSiteRepository(git, root)).toBeUndefined();
  writeFileSync(join(root, 'a.ts'), 'export {};\n');
  run(root, 'add', '.');
  for (const date of ['1700000000 +0100', '1700000060 +0100']) commit(root, { date });
  const shallow = join(tempFolder(), 'shallow');
  run(root, 'clone', '--quiet', '--depth=1', `file://${root}`, shallow);
  expect(await readSiteRepository(git, shallow)).toBeUndefined();
  expect(await readSiteRepository(git, tempFolder())).toBeUndefined();
  expect(await readSiteRepository({ env: { NODE_ENV: 'test', PATH: '' } }, root)).toBeUndefined();
  expect(await readSiteRepository(git, root)).toMatchObject({ commits: 2, tags: 0, latestTags: [] });
});
