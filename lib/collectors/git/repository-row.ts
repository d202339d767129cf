import { isValidTime } from '../../dev-stats/rules/commits/author-time';
import type { RepositoryRow } from '../../dev-stats/store/rows';
import { type Git, runGit } from '../../git/command';
import type { LocalRepository } from './find-repositories';

export async function toRepositoryRow(
  repository: LocalRepository,
  options: { git: Git; isPublic: boolean; now: Date; language: string | null },
): Promise<RepositoryRow> {
  const { git, isPublic, now, language } = options;
  const { id, name, fullName, htmlUrl, root, clones } = repository;
  const tips = clones.flatMap(({ folder, revisions }) => revisions.map((revision) => ({ folder, revision })));
  const changed = await Promise.all(tips.map(({ folder, revision }) => commitTime(git, folder, ['-1', revision])));
  const latest = Math.max(...changed.filter((time) => time !== undefined));
  const [first] = tips;
  const start = root ? ['-1', root] : [...FIRST, first?.revision ?? ''];
  return {
    id,
    name,
    fullName,
    htmlUrl,
    language,
    isPrivate: !isPublic,
    // A clone has no creation date; the date of the first commit is used.
    createdAt: toIso(first && (await commitTime(git, first.folder, start)), now),
    updatedAt: toIso(Number.isFinite(latest) ? latest : undefined, now),
  };
}

const FIRST = ['--first-parent', '--max-parents=0'];

async function commitTime(git: Git, folder: string, range: readonly string[]): Promise<number | undefined> {
  const { stdout } = await runGit(git, folder, ['log', '--format=%ct', ...range, '--']);
  const seconds = Number(stdout.trim() || Number.NaN);
  return isValidTime(seconds) ? seconds : undefined;
}

function toIso(seconds: number | undefined, otherwise: Date): string {
  return (seconds === undefined ? otherwise : new Date(seconds * 1_000)).toISOString();
}
