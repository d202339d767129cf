import type { CommitRow } from '../../dev-stats/store/rows';
import { type Git, streamGit } from './command';
import type { Owns } from './owner';
import { commitAt, FIELDS } from './record';

export interface LogOptions {
  git: Git;
  /** Folder git works in. */
  folder: string;
  /** What to walk: commit ids or options such as --branches. */
  revisions: readonly string[];
  /** Options of git itself, before its command. */
  settings?: readonly string[];
  owns: Owns;
}

export interface Batch {
  /** Commits read so far, everybody's. */
  read: number;
  /** The owner's among those read since the batch before. */
  commits: CommitRow[];
}

const FORMAT = `--format=tformat:${FIELDS.join('%x00')}`;

/** Every commit reachable, newest first, a pipe's worth at a time, so memory does not grow with history. */
export async function* readCommits({ git, folder, revisions, settings = [], owns }: LogOptions): AsyncGenerator<Batch> {
  const args = [...settings, 'log', '-z', '--encoding=UTF-8', '--date=raw', '--no-patch', FORMAT, ...revisions, '--'];
  let pieces: string[] = [];
  let tail = '';
  let read = 0;
  for await (const chunk of streamGit(git, folder, args)) {
    tail += chunk;
    // A message without end is gathered, not split again and again.
    if (!chunk.includes('\0')) continue;
    const split = tail.split('\0');
    tail = split.pop() ?? '';
    pieces = pieces.length > 0 ? pieces.concat(split) : split;
    const complete = Math.floor(pieces.length / FIELDS.length);
    read += complete;
    yield { read, commits: commitsOf(pieces, complete, owns) };
    pieces = pieces.slice(complete * FIELDS.length);
  }
}

function commitsOf(pieces: readonly string[], count: number, owns: Owns): CommitRow[] {
  const commits: CommitRow[] = [];
  for (let index = 0; index < count; index++) {
    const commit = commitAt(pieces, index * FIELDS.length, owns);
    if (commit) commits.push(commit);
  }
  return commits;
}
