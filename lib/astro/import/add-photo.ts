import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { replaceFile } from '../../collectors/shared/replace-file';
import { astroPhoto } from '../schema';
import { newDocument, placeholderIn, withPicture } from './document';
import { draftOf, type GearItem, scaleGuess } from './draft';
import type { Solution } from './headers/wcs';
import { inspectPicture, unreadable } from './inspect';
import { placeholderOf } from './picture-files';
import { type HeaderFile, readFacts, readSessions } from './read-source';
import { prepare, type WrittenPicture, writePicture } from './write-picture';

export interface Photo {
  /** Name of the document and of the folder of the sizes. */
  name: string;
  file: string;
  header?: HeaderFile | undefined;
  csv?: string | undefined;
}

export interface Site {
  documents: string;
  pictures: string;
  gear: GearItem[];
  force: boolean;
  /** "2026-11-22" */
  today: string;
}

export interface Result {
  outcome: 'added' | 'renewed' | 'present';
  document: string;
  picture?: WrittenPicture;
  read: string[];
  guessed: string[];
  missing: string[];
}

/** Adds the sizes of a photograph, then its document, which is never overwritten. `force` replaces the picture. */
export async function addPhoto(photo: Photo, site: Site): Promise<Result> {
  const document = join(site.documents, `${photo.name}.mdx`);
  const { note, ...size } = await inspectPicture(photo.file);
  const found = { document, read: [], guessed: note ? [note] : [], missing: [] };
  const existing = await readIfExists(document);
  if (existing === undefined) return addNew(photo, site, size, found);
  if (!site.force) {
    const placeholder = await placeholderOf(prepare(photo.file)).catch(unreadable);
    if (placeholderIn(existing) === placeholder) return { ...found, outcome: 'present' };
    throw new Error(
      `${document} shows another picture; --force replaces its picture, --name NAME makes another document`,
    );
  }
  const picture = await write(photo, site);
  await replaceFile(document, withPicture(existing, picture));
  return { ...found, outcome: 'renewed', picture };
}

type Found = Omit<Result, 'outcome' | 'picture'>;

async function addNew(
  photo: Photo,
  site: Site,
  size: { width: number; height: number },
  found: Found,
): Promise<Result> {
  const { facts, read, guessed, solution } = await readFacts(photo.file, photo.header);
  const csv = photo.csv ? await readSessions(photo.csv, facts.seconds) : undefined;
  const isSameFrame = facts.width && facts.height && isSameShape(size, { width: facts.width, height: facts.height });
  const draft = draftOf({
    facts,
    gear: site.gear,
    today: site.today,
    name: photo.name,
    solution,
    sessions: csv?.sessions,
  });
  const named = draft.data.gear as string[];
  const camera = site.gear.find(({ name, kind }) => kind === 'camera' && named.includes(name));
  const guesses = [
    ...found.guessed,
    ...guessed,
    ...draft.guessed,
    ...(csv?.guessed ?? []),
    ...(solution ? [] : [scaleGuess(facts, camera?.pixelSize)]),
    ...(solution && !isSameFrame
      ? ['the plate solution is left out: the picture has another shape than the header']
      : []),
  ].filter((guess) => guess !== undefined);
  const dataWith = (picture: WrittenPicture) => ({
    ...draft.data,
    picture,
    ...(solution && isSameFrame && { solution: scaled(solution, (facts.width as number) / picture.width) }),
  });
  const source = basename(photo.header?.file ?? photo.csv ?? photo.file);
  guesses.push(
    ...dropBadFields(dataWith({ ...size, widths: [size.width], placeholder: EXAMPLE, hash: '00000000' }), source),
  );
  const picture = await write(photo, site);
  await mkdir(site.documents, { recursive: true });
  await replaceFile(found.document, newDocument(dataWith(picture), draft.todos));
  return { ...found, outcome: 'added', picture, read, guessed: guesses, missing: draft.todos.map(({ text }) => text) };
}

const EXAMPLE = 'data:image/webp;base64,AA==';

type Data = Record<string, unknown>;

/**
 * Removes the optional fields of sessions whose values a document cannot have, and names them with the file that has
 * them. Throws for any other problem.
 */
function dropBadFields(data: Data, source: string): string[] {
  const { error } = astroPhoto.safeParse(data);
  const problems = error?.issues ?? [];
  const dropped = problems.flatMap(({ path: [list, index, field], message }) => {
    const session = list === 'sessions' ? (data.sessions as Data[] | undefined)?.[Number(index)] : undefined;
    if (!session || typeof field !== 'string' || REQUIRED.includes(field)) return [];
    const text = `${source}: ${field} ${String(session[field])} is left out, as it ${message}`;
    delete session[field];
    return [text];
  });
  const { error: rest } = astroPhoto.safeParse(data);
  if (!rest) return dropped;
  const [first] = rest.issues;
  throw new Error(`${source}: ${first?.path.join('.')} ${first?.message}`);
}

const REQUIRED = ['date', 'count', 'seconds'];

async function write({ file, name }: Photo, { pictures }: Site): Promise<WrittenPicture> {
  return writePicture(file, join(pictures, name)).catch((error: NodeJS.ErrnoException) =>
    error.code ? Promise.reject(error) : unreadable(error),
  );
}

/** A crop changes where the center lies; another size does not. */
function isSameShape(a: { width: number; height: number }, b: { width: number; height: number }): boolean {
  return Math.abs(a.width * b.height - a.height * b.width) <= Math.max(b.width, b.height);
}

function scaled(solution: Solution, factor: number): Solution {
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    ...solution,
    ra: round(solution.ra, 6),
    dec: round(solution.dec, 6),
    scale: round(solution.scale * factor, 6),
    rotation: round(solution.rotation, 4),
  };
}

async function readIfExists(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
