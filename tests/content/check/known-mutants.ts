import { typeOfFile } from '@/lib/content/check/addresses';
import { documentTypes } from '@/lib/content/schema/documents';
import { REAL_DOCUMENTS } from './real-content';

/** A real document with one mistake, and the expected problem on its line. */
export interface KnownMutant {
  path: string;
  text: string;
  place: string;
  report: string;
}

/** The place of a mistake and the text there. */
interface Place {
  path: string;
  text: string;
  index: number;
  match: string;
}

function placesOf(pattern: RegExp): Place[] {
  return REAL_DOCUMENTS.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ path, text, index, match })),
  );
}

function mutantAt({ path, text, index, match }: Place, written: string, message: string): KnownMutant {
  const line = text.slice(0, index).split('\n').length;
  const changed = text.slice(0, index) + written + text.slice(index + match.length);
  return { path, text: changed, place: `content/${path}:${line}: `, report: message };
}

function replaceEach(pattern: RegExp, written: string, message: string): KnownMutant[] {
  return placesOf(pattern).map((place) => mutantAt(place, written, message));
}

/** The values of all fields with this name in the frontmatter, at any depth. */
function valuesOf(name: string): RegExp {
  return new RegExp(`(?<=(?<![\\s\\S])---\\n(?:(?!---).*\\n)* *(?:- )?${name}: )(?!null).+$`, 'gm');
}

function replaceField(names: string[], written: string, rule: string): KnownMutant[] {
  return names.flatMap((name) => placesOf(valuesOf(name)).map((place) => mutantAt(place, written, rule)));
}

/** The top-level fields of each document, each with all of its lines. */
const outermost = placesOf(/^\w+:.*\n(?: .*\n)*/gm)
  .filter(({ text, index }) => index < text.indexOf('\n---\n', 4))
  .map((place) => ({ ...place, name: place.match.split(':')[0] ?? '' }));

const missing = outermost.flatMap(({ name, ...place }) => {
  const type = typeOfFile(place.path);
  const schema = type && (documentTypes[type].schema.shape as Record<string, { isOptional(): boolean }>)[name];
  const report = { place: `content/${place.path}:1: `, report: `${name} is required` };
  return schema?.isOptional() === false ? [{ ...mutantAt(place, '', ''), ...report }] : [];
});

const misspelt = outermost.map(({ name, ...place }) =>
  mutantAt(place, `x${place.match}`, `unknown field x${name} (known here: `),
);

/** Every id replaced by the first one with the same indent. */
const duplicate = placesOf(/(?<=^ *(?:- id|"id"): )[\w-]+/gm).flatMap((place) => {
  const { text, index } = place;
  const start = text.slice(text.lastIndexOf('\n', index) + 1, index);
  const first = text.slice(text.indexOf(`\n${start}`) + 1 + start.length).match(/[\w-]+/)?.[0] ?? '';
  const written = place.path.endsWith('.json') ? first : `"${first}"`;
  return text.indexOf(`\n${start}`) + 1 + start.length === index
    ? []
    : [mutantAt(place, first, `duplicate id ${written}`)];
});

const LINK = /(?<=[^!]\[[^\]\n]*\]\()\/[^\s)]*/g;
const NO_SUCH_DATE = 'must be a real date written YYYY-MM-DD (got "2024-02-30")';

const ALL: Record<string, KnownMutant[]> = {
  'a required field left out': missing,
  'a misspelt field': misspelt,
  'a duplicate id': duplicate,
  'a status outside its list': replaceField(
    ['status'],
    'DONE',
    'status must be one of ACTIVE, COMPLETED, ON_HOLD, ARCHIVED (got "DONE")',
  ),
  'an impossible start': replaceField(['startDate'], '2024-02-30', `startDate ${NO_SUCH_DATE}`),
  'an end before the start': replaceField(['endDate'], '1900-01-01', 'endDate 1900-01-01 is before startDate '),
  'an address that is none': replaceField(['repositoryUrl'], 'nope', 'repositoryUrl must be a web address'),
  'an unknown image in a field': replaceField(
    ['imageUrl', 'thumbnailUrl', 'src'],
    '/no.svg',
    'image /no.svg does not exist below public/',
  ),
  'an unknown image in the text': replaceEach(
    /(?<=!\[[^\]\n]*\]\()\/[^\s)]+/g,
    '/no.svg',
    'image /no.svg does not exist below public/',
  ),
  'a dead link in a field': replaceField(['href'], '/nowhere', 'link /nowhere leads to no page of this site'),
  'a dead link in the text': replaceEach(LINK, '/nowhere', 'link /nowhere leads to no page of this site'),
  'a dead anchor': placesOf(LINK).map((place) => {
    const target = `${place.match.split('#')[0]}#no-such-heading`;
    return mutantAt(place, target, `link ${target} names no heading of content/`);
  }),
  'an edge to nowhere': placesOf(/(?<=\b(?:from|to): )[a-z-]+/g)
    .filter(({ path }) => path.startsWith('diagrams/'))
    .map((place) => mutantAt(place, 'nobody', 'edges[')),
  'a list where a number belongs': [
    ...replaceField(['order', 'width', 'height'], '[]', ''),
    ...replaceEach(/(?<=^ {6}"(?:weight|year)": )[\d.]+/gm, '[]', 'games['),
  ],
};

const MOST = 20;

/** By kind of mistake; of many, an even selection. */
export const KNOWN_MUTANTS = Object.entries(ALL).map(([kind, mutants]) => {
  const step = Math.max(1, mutants.length / MOST);
  const chosen = mutants.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  return [kind, chosen] as const;
});
