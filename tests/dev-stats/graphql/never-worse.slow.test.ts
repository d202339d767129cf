import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attempt, type Ending, type Source } from '../store/attempts';
import { emptyStore } from '../store/test-store';
import { ask, testApi } from './api';

const QUERY = `{
  sources { source outcome }
  githubStats {
    repositories { id stars commits isStale } profile { totalCommits totalPRs staleTotals }
  }
  actionsRuns(owner: "Rowan", repo: "Site") { runId }
}`;

interface Figure {
  value: number;
  /** Whether the answer says that the last attempt did not read it. */
  isMarked: boolean;
}

/** The figures of an answer by name. All of them are those of the day on which they were read, and grow from day to day. */
async function figures(api: ReturnType<typeof testApi>): Promise<Map<string, Figure>> {
  const { sources, githubStats, actionsRuns } = (await ask(api, QUERY)).data;
  const outcomes = new Map(sources.map(({ source, outcome }: Record<string, string>) => [source, outcome]));
  const hasFailed = (source: Source) => outcomes.get(source) !== 'ok' && outcomes.get(source) !== 'partial';
  const found = new Map<string, Figure>();
  for (const { id, stars, commits, isStale } of githubStats?.repositories ?? []) {
    const isMarked = isStale || hasFailed(id.startsWith('git:') ? 'git' : 'github');
    found.set(`stars of ${id}`, { value: stars, isMarked });
    found.set(`commits of ${id}`, { value: commits, isMarked });
  }
  const profile = githubStats?.profile;
  const isKept = profile?.staleTotals.includes('totalPRs');
  if (profile?.totalPRs != null)
    found.set('totalPRs', { value: profile.totalPRs, isMarked: isKept || hasFailed('github') });
  if (actionsRuns.length > 0) found.set('runs', { value: actionsRuns.length, isMarked: hasFailed('actions') });
  return found;
}

const attempts = fc.array(
  fc.tuple(
    fc.constantFrom<Source>('github', 'github', 'git', 'actions'),
    fc.constantFrom<Ending>('ok', 'partial', 'failed', 'killed'),
  ),
  { minLength: 4, maxLength: 9 },
);

test('however collections end, no figure is worse than before, and a figure that was not read is marked', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, async (sequence) => {
      const { location, store } = await emptyStore();
      const api = testApi({ location });
      let before = new Map<string, Figure>();
      const lastDay = new Map<string, number>();
      for (const [index, [source, ending]] of sequence.entries()) {
        await attempt(store, source, ending, index + 1);
        lastDay.set(source, index + 1);
        const after = await figures(api);
        for (const [name, { value }] of before) expect(after.get(name)?.value, name).toBeGreaterThanOrEqual(value);
        for (const [name, { value, isMarked }] of after) {
          const of = name.includes('git:') ? 'git' : 'github';
          if (name !== 'runs' && value < Number(lastDay.get(of))) expect(isMarked, name).toBe(true);
          if (name === 'runs' && ['failed', 'killed'].includes(ending) && source === 'actions')
            expect(isMarked, name).toBe(true);
        }
        before = after;
      }
    }),
    { numRuns: 8, seed: 20_261_121 },
  );
});
