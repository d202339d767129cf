import type { CommitRow } from '../../dev-stats/store/rows';
import { type Git, splitFields, streamGit } from '../../git/command';
import type { IsOwner } from './author';
import type { Clone } from './clone';

export interface Batch {
  /** Commits of all authors since the batch before. */
  read: number;
  commits: CommitRow[];
}

const BATCH = 5_000;

/** Placeholders of git log; %aE and %aN apply the mailmap. */
const FIELDS = ['%H', '%aE', '%aN', '%ad', '%ct', '%B'] as const;
const RAW_DATE = /^(\d+) ([+-])(\d+)$/;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');
const FORMAT = `--format=tformat:${FIELDS.join('%x00')}`;

/** Batches of the owner's commits, newest first, so that memory does not grow with the history. */
export async function* readCommits(
  git: Git,
  { folder, revisions, mailmap }: Pick<Clone, 'folder' | 'revisions' | 'mailmap'>,
  isOwner: IsOwner,
): AsyncGenerator<Batch> {
  const args = [...mailmap, 'log', '-z', '--encoding=UTF-8', '--date=raw', '--no-patch', FORMAT, ...revisions, '--'];
  let fields: string[] = [];
  let batch: Batch = { read: 0, commits: [] };
  for await (const more of splitFields(streamGit(git, folder, args))) {
    fields = fields.concat(more);
    const complete = Math.floor(fields.length / FIELDS.length);
    for (let index = 0; index < complete; index++) {
      const start = index * FIELDS.length;
      const commit = parseCommit(fields.slice(start, start + FIELDS.length), isOwner);
      if (commit) batch.commits.push(commit);
    }
    batch.read += complete;
    fields = fields.slice(complete * FIELDS.length);
    if (batch.commits.length < BATCH) continue;
    yield batch;
    batch = { read: 0, commits: [] };
  }
  yield batch;
}

function parseCommit(values: readonly string[], isOwner: IsOwner): CommitRow | undefined {
  const [sha = '', email = '', name = '', authored = '', committed, message = ''] = values;
  if (!isOwner(email)) return undefined;
  const [authoredAt, authorOffset] = parseAuthored(authored);
  return {
    sha,
    message: decodeBytes(message).trimEnd(),
    authorName: decodeBytes(name),
    authorEmail: decodeBytes(email) || null,
    authoredAt,
    authorOffset,
    committedAt: Number(committed),
  };
}

/** Seconds since 1970 and minutes east of UTC, from a raw date such as "1609459200 -0330". The store checks them. */
function parseAuthored(raw: string): [seconds: number, offset: number] {
  const [, digits, sign, zone] = RAW_DATE.exec(raw) ?? [];
  const offset = Math.floor(Number(zone) / 100) * 60 + (Number(zone) % 100);
  return [Number(digits), sign === '-' ? -offset : offset];
}

/** Decodes text that has one character per byte. Old commits can be other than UTF-8; they are read as windows-1252. */
function decodeBytes(bytes: string): string {
  if (!/[\u0080-\u00ff]/.test(bytes)) return bytes;
  const buffer = Buffer.from(bytes, 'latin1');
  try {
    return utf8.decode(buffer);
  } catch {
    return windows1252.decode(buffer);
  }
}
