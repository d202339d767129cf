import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../dates';
import { mulberry32, weighted } from '../../../random';
import type { CommitRow } from '../rows';
import { SAMPLE_REPOSITORIES } from './facts';

const DAYS = 2800;
const BUSY_DAYS = 800;
const DAY = DAY_MS / 1000;
/** Days with commits up to yesterday, after a day without. Too short for an achievement. */
const STREAK = 5;
const HOURS = [1, 0, 0, 0, 0, 0, 1, 4, 10, 22, 26, 18, 6, 14, 24, 22, 16, 9, 4, 3, 5, 7, 4, 2];
const OFFSET = -480;
const VERBS = ['Keep', 'Measure', 'Fix', 'Explain', 'Remove', 'Speed up', 'Test', 'Rename'];
const THINGS = ['the import', 'queue times', 'a flaky journey', 'the release notes', 'dead code', 'star matching'];

export interface SampleCommit extends CommitRow {
  repository: number;
}

export function sampleCommits(today: Date): SampleCommit[] {
  const random = mulberry32(20_261_121);
  const randomFiles = mulberry32(3);
  const choose = (words: readonly string[]) => words[Math.floor(random() * words.length)];
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY;
  const commits: SampleCommit[] = [];
  for (let daysAgo = 1; daysAgo <= DAYS; daysAgo += 1) {
    const count = drawCommits(daysAgo, midnight, random);
    const shares = sharesOn(new Date((midnight - daysAgo * DAY) * 1000).toISOString().slice(0, 10));
    for (let number = 0; number < count; number += 1) {
      const second = weighted(HOURS, random) * 3600 + Math.floor(random() * 3600);
      const authoredAt = midnight - daysAgo * DAY + second - OFFSET * 60;
      const message = `${choose(VERBS)} ${choose(THINGS)}`;
      const repository = weighted(shares, random);
      commits.push({
        message,
        repository,
        languages: changedFiles(repository, randomFiles),
        sha: createHash('sha1').update(`sample ${daysAgo} ${number}`).digest('hex'),
        authorName: 'Rowan Hale',
        authorEmail: 'rowan@example.com',
        authoredAt,
        authorOffset: OFFSET,
        committedAt: authoredAt + 60,
      });
    }
  }
  // The owner's yesterday lasts until morning in UTC.
  const past = commits.filter(({ committedAt }) => committedAt * 1000 <= today.getTime());
  return past.toSorted((a, b) => b.committedAt - a.committedAt);
}

function sharesOn(date: string): number[] {
  return SAMPLE_REPOSITORIES.map(({ from, to, share }) => (date >= from && (!to || date <= to) ? share : 0));
}

function drawCommits(daysAgo: number, midnight: number, random: () => number): number {
  if (daysAgo <= STREAK) return 2 + Math.floor(random() * 9);
  if (daysAgo === STREAK + 1) return 0;
  const weekday = new Date((midnight - daysAgo * DAY) * 1000).getUTCDay();
  const busy = (weekday === 0 || weekday === 6 ? 0.2 : 0.8) * (daysAgo > BUSY_DAYS ? 0.4 : 1);
  return random() < busy ? 1 + Math.floor(random() ** 2 * 12) : 0;
}

function changedFiles(repository: number, random: () => number): Record<string, number> | null {
  const parts = SAMPLE_REPOSITORIES[repository]?.files;
  if (!parts) return null;
  const names = Object.keys(parts);
  const changed = Array.from(
    { length: 1 + Math.floor(random() * 5) },
    () => names[weighted(Object.values(parts), random)],
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const count = changed.filter((other) => other === name).length;
      return count > 0 ? [[name, count]] : [];
    }),
  );
}
