import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { NOW } from '@/fixtures/store-rows';
import { isSample } from '@/lib/content/sample';
import { SAMPLE_LEAD_HOURS, SAMPLE_REPOSITORIES } from '@/lib/dev-stats/store/sample/facts';
import { samplePrFacts, sampleRuns } from '@/lib/dev-stats/store/sample/pipelines';
import { sampleStore } from './test-store';

// Asserts the sample content.
const frontmatter = (path: string) => matter(readFileSync(path, 'utf8')).data;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test.runIf(isSample())('the repositories of the demo data are those of the pages', () => {
  const slugs = ['dachshund-app', 'eng-insights-platform', 'qbr-reporting-web', 'aoe-ashes-of-empire'];
  const told = slugs.map((slug) => {
    const { startDate, endDate, technologyGroups } = frontmatter(`content/projects/${slug}.mdx`);
    const names = technologyGroups.flatMap(({ technologies }: { technologies: { name: string }[] }) =>
      technologies.map(({ name }) => name),
    );
    const day = (date: Date | undefined) => (date ? new Date(date).toISOString().slice(0, 10) : undefined);
    const language = ['TypeScript', 'Python'].find((name) => names.includes(name));
    return { name: slug, from: day(startDate), to: day(endDate), language, isPrivate: false };
  });
  const shown = slugs.map((slug) => {
    const {
      name,
      from,
      to,
      language,
      isPrivate = false,
    } = SAMPLE_REPOSITORIES.find((repository) => repository.name === slug) ?? SAMPLE_REPOSITORIES[0] ?? {};
    return { name, from, to, language, isPrivate };
  });
  expect(shown).toEqual(told);
});

test.runIf(isSample())('changes reach production in the time that the latest role names', () => {
  const { outcomes } = frontmatter('content/roles/vp-engineering-meridian.mdx');
  expect(outcomes.at(-1).to).toBe(`${SAMPLE_LEAD_HOURS} hours`);
  const hours = samplePrFacts('rowan-hale', NOW).map(
    ({ mergedAt, times }) => (Date.parse(mergedAt) - Date.parse(times?.firstCommitAt ?? mergedAt)) / 3_600_000,
  );
  expect(Math.abs(median(hours) - SAMPLE_LEAD_HOURS)).toBeLessThan(1);
});

test('no workflow fails always, and the commits of a repository are from its time', async () => {
  const byName = Map.groupBy(sampleRuns(NOW), ({ workflowName }) => workflowName);
  const failing = [...byName].filter(([, runs]) => runs.every(({ conclusion }) => conclusion !== 'success'));
  expect(failing.map(([name]) => name)).toEqual([]);
  const { store } = await sampleStore();
  const { rows } = await store.client.execute(`
    SELECT repo.id, min(date(authored_at, 'unixepoch', '-8 hours')) AS first, max(date(authored_at, 'unixepoch', '-8 hours')) AS last
    FROM commit_fact JOIN repo ON repo.key = commit_fact.repo WHERE authored_at > 1000 GROUP BY 1`);
  const wrong = rows.filter(({ id, first, last }) => {
    const { from, to = '9999' } = SAMPLE_REPOSITORIES.find(({ name }) => id === `sample:${name}`) ?? { from: '9999' };
    return String(first) < from || String(last) > to;
  });
  expect(wrong).toEqual([]);
});
