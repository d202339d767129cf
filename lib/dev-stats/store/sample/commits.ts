import { createHash } from 'node:crypto';
import type { CommitRow } from '../rows';
import { randomOf, weighted } from './random';
import { SHARES } from './repositories';

const DAYS = 800;
/** Days with commits up to yesterday, and then one without: today is the grace day, and the achievement is not earned. */
const STREAK = 5;
/** An engineer's day: little at night, none before six. */
const HOURS = [1, 0, 0, 0, 0, 0, 1, 4, 10, 22, 26, 18, 6, 14, 24, 22, 16, 9, 4, 3, 5, 7, 4, 2];
const OFFSET = -480;
const VERBS = ['Keep', 'Measure', 'Fix', 'Explain', 'Remove', 'Speed up', 'Test', 'Rename'];
const THINGS = ['the import', 'queue times', 'a flaky journey', 'the release notes', 'dead code', 'star matching'];

export interface SampleCommit extends CommitRow {
  /** Index of its repository. */
  repository: number;
}

/** About two years of commits up to yesterday of the owner's clock. */
export function sampleCommits(author: { name: string; email: string }, today: Date): SampleCommit[] {
  const random = randomOf(20_261_121);
  const midnight = Math.floor(today.getTime() / 86_400_000) * 86_400;
  return Array.from({ length: DAYS }, (_, index) => index + 1).flatMap((daysAgo) =>
    Array.from({ length: commitsOf(daysAgo, midnight, random) }, (_, number) => {
      const hour = weighted(HOURS, random);
      const authoredAt = midnight - daysAgo * 86_400 + hour * 3600 + Math.floor(random() * 3600) - OFFSET * 60;
      const message = `${
        VERBS[
          weighted(
            VERBS.map(() => 1),
            random,
          )
        ]
      } ${
        THINGS[
          weighted(
            THINGS.map(() => 1),
            random,
          )
        ]
      }`;
      return {
        ...{ repository: weighted(SHARES, random), message, authorName: author.name, authorEmail: author.email },
        ...{ sha: createHash('sha1').update(`sample ${daysAgo} ${number}`).digest('hex'), authoredAt },
        ...{ authorOffset: OFFSET, committedAt: authoredAt + 60 },
      };
    }),
  );
}

function commitsOf(daysAgo: number, midnight: number, random: () => number): number {
  if (daysAgo <= STREAK) return 2 + Math.floor(random() * 9);
  if (daysAgo === STREAK + 1) return 0;
  const weekday = (Math.floor(midnight / 86_400) - daysAgo + 4) % 7;
  const busy = weekday === 0 || weekday === 6 ? 0.2 : 0.8;
  return random() < busy ? 1 + Math.floor(random() ** 2 * 12) : 0;
}
