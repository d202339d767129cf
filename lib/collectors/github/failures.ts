import { pluralize } from '../../words';
import type { GithubError } from './api/errors';
import type { ListedRepository } from './repositories/repositories';

const SHOWN_NAMES = 10;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export interface Failures {
  repositories: { repository: ListedRepository; error: GithubError }[];
  unlisted: number;
  totals: string[];
  contributed: GithubError | undefined;
}

/** A sentence for each kind of failure, undefined if there was none. Public repositories are named, private ones counted. */
export function describeFailures(
  { repositories, unlisted, totals, contributed }: Failures,
  total: number,
): string | undefined {
  const sentences: string[] = [];
  const failed = repositories.length + unlisted;
  if (failed > 0) {
    const names = list.format(nameAll(repositories, unlisted));
    const subject = `${failed} of ${pluralize(total, 'repository', 'repositories')}`;
    sentences.push(
      `${subject} could not be read and ${failed === 1 ? 'keeps its' : 'keep their'} previous figures: ${names}.`,
    );
  }
  const reason = repositories.at(-1)?.error.message;
  if (reason) sentences.push(reason);
  if (contributed)
    sentences.push(
      `The repositories of other owners could not be listed and keep their commits. ${contributed.message}`,
    );
  if (totals.length > 0)
    sentences.push(`Totals that could not be read keep their previous values: ${list.format(totals)}.`);
  return sentences.length > 0 ? `${sentences.join(' ')} Run the command again later.` : undefined;
}

function nameAll(failed: Failures['repositories'], unlisted: number): string[] {
  const rows = failed.map(({ repository }) => repository.row);
  // A public repository of another owner can belong to a private organization.
  const open = rows.filter((row) => !row.contributed && !row.isPrivate).map(({ fullName }) => fullName);
  const more = open.length - SHOWN_NAMES;
  const others = rows.filter((row) => row.contributed).length;
  const hidden = rows.length - open.length - others;
  return [
    ...open.slice(0, SHOWN_NAMES),
    ...(more > 0 ? [`${more} more public ones`] : []),
    ...(hidden > 0 ? [pluralize(hidden, 'private repository', 'private repositories')] : []),
    ...(others > 0 ? [pluralize(others, 'repository of other owners', 'repositories of other owners')] : []),
    ...(unlisted > 0 ? [`${unlisted} missing from GitHub's list`] : []),
  ];
}

export function nameRepository({ row }: ListedRepository): string {
  if (row.contributed) return 'A repository of another owner';
  return row.isPrivate ? 'A private repository' : row.fullName;
}
