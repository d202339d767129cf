import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { replaceFile } from '../../replace-file';
import type { PictureFiles } from '../photo/picture';
import { astroPhoto } from '../schema';
import type { Size } from '../sky/plate';
import { createDocument, readHash, replacePicture } from './document';
import { createDraft, type GearItem } from './draft';
import type { Solution } from './headers/fit-plate';
import { explainUnreadable, inspectPicture } from './inspect';
import { type HeaderFile, readFacts, readSessions } from './read-source';
import { writePicture } from './write-picture';

export interface Photo {
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
  today: string;
}

export interface Result {
  outcome: 'added' | 'renewed' | 'present';
  document: string;
  picture?: PictureFiles;
  read: string[];
  guessed: string[];
  missing: string[];
}

const KEPT_SOLUTION = 'the plate solution is from the previous picture; remove it if the crop has changed';

/** Adds the sizes of a photograph, then its document, which is never overwritten. `force` replaces the picture. */
export async function addPhoto(photo: Photo, site: Site): Promise<Result> {
  const document = join(site.documents, `${photo.name}.mdx`);
  const size = await inspectPicture(photo.file);
  if (!existsSync(document)) return addNew(photo, site, size, document);
  const existing = await readFile(document, 'utf8');
  const result = { document, read: [], guessed: [], missing: [] };
  if (!site.force) {
    if (readHash(existing) === (await hashPicture(photo))) return { ...result, outcome: 'present' };
    throw new Error(
      `${document} shows another picture; --force replaces its picture, --name NAME makes another document`,
    );
  }
  const picture = await write(photo, site);
  await replaceFile(document, replacePicture(existing, picture));
  const guessed = /^solution:/m.test(existing) ? [KEPT_SOLUTION] : [];
  return { ...result, guessed, outcome: 'renewed', picture };
}

async function addNew(photo: Photo, site: Site, size: Size, document: string): Promise<Result> {
  const { facts, guessed, solution } = await readFacts(photo.file, photo.header);
  const csv = photo.csv ? await readSessions(photo.csv, facts.seconds) : undefined;
  const draft = createDraft({ ...site, name: photo.name, facts, solution, sessions: csv?.sessions });
  const guesses = [...guessed, ...draft.guessed, ...(csv?.guessed ?? [])];
  const { width = 0, height = 0 } = facts;
  const isSameFrame = width > 0 && height > 0 && isSameShape(size, { width, height });
  if (solution && !isSameFrame)
    guesses.push('the plate solution is left out: the picture and the header have different proportions');
  const complete = (picture: PictureFiles) => ({
    ...draft.data,
    picture,
    ...(solution && isSameFrame && { solution: scaleSolution(solution, width / picture.width) }),
  });
  const source = basename(photo.csv ?? photo.header?.file ?? photo.file);
  const example = { ...size, widths: [size.width], placeholder: 'data:image/webp;base64,AA==', hash: '00000000' };
  guesses.push(...dropBadFields(complete(example), source));
  const picture = await write(photo, site);
  await mkdir(site.documents, { recursive: true });
  await replaceFile(document, createDocument(complete(picture), draft.todos));
  return {
    outcome: 'added',
    document,
    picture,
    read: Object.entries(facts).map(([name, value]) => `${name} ${value}`),
    guessed: guesses,
    missing: draft.todos.map(({ text }) => text),
  };
}

type Data = Record<string, unknown>;

const REQUIRED = ['date', 'count', 'seconds'];

/** Removes optional fields whose values a document cannot have, and names them. Throws for any other problem. */
function dropBadFields(data: Data, source: string): string[] {
  const problems = astroPhoto.safeParse(data).error?.issues ?? [];
  const dropped = problems.flatMap(({ path: [list, index, field], message }) => {
    const session = list === 'sessions' ? (data.sessions as Data[] | undefined)?.[Number(index)] : undefined;
    if (!session || typeof field !== 'string' || REQUIRED.includes(field)) return [];
    const text = `${source}: ${field} ${String(session[field])} is left out: ${message}`;
    delete session[field];
    return [text];
  });
  const rest = astroPhoto.safeParse(data).error?.issues[0];
  if (rest) throw new Error(`${source}: ${rest.path.join('.')} ${rest.message}`);
  return dropped;
}

async function write({ file, name }: Photo, { pictures }: Pick<Site, 'pictures'>): Promise<PictureFiles> {
  return writePicture(file, join(pictures, name)).catch((error: NodeJS.ErrnoException) =>
    error.code || error.message.includes(pictures) ? Promise.reject(error) : explainUnreadable(error),
  );
}

/** Writes the files to hash them, because pictures that differ in one star have the same size and placeholder. */
async function hashPicture(photo: Photo): Promise<string | undefined> {
  const pictures = await mkdtemp(join(tmpdir(), 'photo-'));
  try {
    return (await write(photo, { pictures })).hash;
  } finally {
    await rm(pictures, { recursive: true });
  }
}

/** A crop changes where the center lies; another size does not. */
function isSameShape(a: Size, b: Size): boolean {
  return Math.abs(a.width * b.height - a.height * b.width) <= Math.max(b.width, b.height);
}

function scaleSolution(solution: Solution, factor: number): Solution {
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    ...solution,
    ra: round(solution.ra, 6),
    dec: round(solution.dec, 6),
    scale: round(solution.scale * factor, 6),
    rotation: round(solution.rotation, 4),
  };
}
