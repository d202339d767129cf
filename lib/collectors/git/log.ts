import type { CommitRow } from '../../dev-stats/store/rows';
import type { IsOwner } from './author';
import { type Git, streamGit } from './command';

export interface LogOptions {
  git: Git;
  folder: string;
  revisions: readonly string[];
  settings?: readonly string[];
  isOwner: IsOwner;
}

export interface Batch {
  read: number;
  commits: CommitRow[];
}

/** Placeholders of git log; %aE and %aN apply the mailmap. */
const FIELDS = ['%H', '%aE', '%aN', '%ad', '%ct', '%B'] as const;
const RAW_DATE = /^(\d+) ([+-])(\d+)$/;
const MESSAGE_LIMIT = 4_000;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');
const FORMAT = `--format=tformat:${FIELDS.join('%x00')}`;

/** Streams the owner's commits, newest first, so that memory does not grow with the history. */
export async function* readCommits({
  git,
  folder,
  revisions,
  settings = [],
  isOwner,
}: LogOptions): AsyncGenerator<Batch> {
  const args = [...settings, 'log', '-z', '--encoding=UTF-8', '--date=raw', '--no-patch', FORMAT, ...revisions, '--'];
  let pieces: string[] = [];
  let tail = '';
  let read = 0;
  for await (const chunk of streamGit(git, folder, args)) {
    tail += chunk;
    // Splitting only complete fields keeps a very long message linear.
    if (!chunk.includes('\0')) continue;
    const split = tail.split('\0');
    tail = split.pop() ?? '';
    pieces = pieces.length > 0 ? pieces.concat(split) : split;
    const complete = Math.floor(pieces.length / FIELDS.length);
    read += complete;
    yield { read, commits: parseCommits(pieces, complete, isOwner) };
    pieces = pieces.slice(complete * FIELDS.length);
  }
}

function parseCommits(pieces: readonly string[], count: number, isOwner: IsOwner): CommitRow[] {
  const commits: CommitRow[] = [];
  for (let index = 0; index < count; index++) {
    const commit = commitAt(pieces, index * FIELDS.length, isOwner);
    if (commit) commits.push(commit);
  }
  return commits;
}

function commitAt(pieces: readonly string[], start: number, isOwner: IsOwner): CommitRow | undefined {
  const email = pieces[start + 1] ?? '';
  if (!isOwner(email)) return undefined;
  const [authoredAt, authorOffset] = parseAuthored(pieces[start + 3] ?? '');
  return {
    sha: pieces[start] ?? '',
    message: decodeMessage(pieces[start + 5] ?? ''),
    authorName: decodeBytes(pieces[start + 2] ?? ''),
    authorEmail: decodeBytes(email) || null,
    authoredAt,
    authorOffset,
    committedAt: Number(pieces[start + 4]),
  };
}

/** Seconds since 1970 and minutes east of UTC, from a raw date such as "1609459200 -0330". The store checks them. */
function parseAuthored(raw: string): [seconds: number, offset: number] {
  const [, digits, sign, zone] = RAW_DATE.exec(raw) ?? [];
  const offset = Math.floor(Number(zone) / 100) * 60 + (Number(zone) % 100);
  return [Number(digits), sign === '-' ? -offset : offset];
}

function decodeMessage(bytes: string): string {
  if (bytes.length <= MESSAGE_LIMIT) return decodeBytes(bytes).trimEnd();
  return decodeBytes(bytes.slice(0, MESSAGE_LIMIT).replace(/[\u00c0-\u00ff][\u0080-\u00bf]{0,2}$/, '')).trimEnd();
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
