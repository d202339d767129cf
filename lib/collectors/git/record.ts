import { isSoundTime, soundAuthorTime } from '../../dev-stats/rules/author-time';
import type { CommitRow } from '../../dev-stats/store/rows';
import type { Owns } from './owner';
import { decodeBytes } from './text';

/** The fields of a commit in the order they are asked for; mapped identities (%aE, %aN) obey the mailmap. */
export const FIELDS = ['%H', '%aE', '%aN', '%ad', '%ct', '%B'] as const;
const RAW_DATE = /^(\d+) ([+-])(\d+)$/;
/** Bytes; a message may be as long as a book. */
const MESSAGE_LIMIT = 4_000;

/** The commit in `pieces` from `start`, where the owner wrote it. Pieces are fields of one character a byte. */
export function commitAt(pieces: readonly string[], start: number, owns: Owns): CommitRow | undefined {
  const mail = pieces[start + 1] ?? '';
  if (!owns(mail)) return undefined;
  const [authoredAt, authorOffset] = authoredOf(pieces[start + 3] ?? '');
  const committedAt = Number(pieces[start + 4]);
  return {
    sha: pieces[start] ?? '',
    message: messageOf(pieces[start + 5] ?? ''),
    authorName: decodeBytes(pieces[start + 2] ?? ''),
    authorEmail: decodeBytes(mail) || null,
    authoredAt,
    authorOffset,
    committedAt: isSoundTime(committedAt) ? committedAt : 0,
  };
}

/** Seconds since 1970 and minutes east of UTC of git's raw date, whose offset is hours times 100 plus minutes. */
function authoredOf(raw: string): [seconds: number, offset: number] {
  const [, digits, sign, zone] = RAW_DATE.exec(raw) ?? [];
  const offset = Math.floor(Number(zone) / 100) * 60 + (Number(zone) % 100);
  return soundAuthorTime(Number(digits), sign === '-' ? -offset : offset);
}

function messageOf(bytes: string): string {
  if (bytes.length <= MESSAGE_LIMIT) return decodeBytes(bytes).trimEnd();
  // The cut may fall inside a character.
  return decodeBytes(bytes.slice(0, MESSAGE_LIMIT).replace(/[\u00c0-\u00ff][\u0080-\u00bf]{0,2}$/, '')).trimEnd();
}
