import { jsonError } from '../../../content/check/json';
import { OWN_SITE, PICTURE } from '../../../links';
import type { Detail } from '../../../resume/details';
import { type Entry, PART_NAMES, PARTS, type PartName } from '../../../resume/parts';
import { splitPlace } from '../../../resume/sources';
import { Texts } from '../fields';
import { checkPeriod, ImportError, type ImportedLink, type ImportedResume, ImportReport, type Place } from '../resume';
import { isRecord, Source } from './source';

const MAX_CHARACTERS = 5_000_000;
const ABOUT_FILE = ['$schema', 'meta', '_'];
/** Fields of which an entry needs one. Default: the first field. */
const NEEDED: Partial<Record<PartName, string[]>> = {
  roles: ['title', 'company'],
  competencies: ['title', 'keywords'],
  education: [],
  volunteering: [],
  references: [],
};

/** Reads any version, from 2014 to 1.3, by its fields, because files mix versions. Throws an ImportError. */
export function readJsonResume(file: string, text: string): { resume: ImportedResume; report: ImportReport } {
  const report = new ImportReport();
  const value = parse(file, text);
  const root = new Source(isRecord(value) ? value : {}, '', report, new Texts(report));
  if (!root.has('basics', 'bio', ...PART_NAMES.flatMap((name) => PARTS[name].json)))
    throw new ImportError(`${file}: is not a JSON Resume; it has none of basics, bio, work, education and so on`);
  const basics = root.object(root.has('basics') ? 'basics' : 'bio');
  const { details: more, ...known } = readBasics(basics);
  const parts = readParts(root);
  root.drop(...ABOUT_FILE);
  for (const name of root.rest) report.guess(name, 'is not part of JSON Resume; only resume.json will have it');
  const resume = { ...known, parts, details: [...basics.details(), ...more], others: root.details() };
  report.count(file, resume);
  return { resume, report };
}

function parse(file: string, text: string): unknown {
  if (text.length > MAX_CHARACTERS) throw new ImportError(`${file}: is too large for a résumé`);
  if (text.startsWith('PK\u0003\u0004'))
    throw new ImportError(`${file}: is a ZIP archive. For LinkedIn’s, use --linkedin; a Word document cannot be read`);
  if (text.startsWith('%PDF')) throw new ImportError(`${file}: is a PDF. A résumé must be in the format JSON Resume`);
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    const { line, column, reason } = jsonError(json, error as SyntaxError);
    throw new ImportError(`${file}:${line}:${column}: is not valid JSON (${reason.replaceAll(/\s+/g, ' ')})`);
  }
}

function readParts(root: Source): ImportedResume['parts'] {
  const parts: ImportedResume['parts'] = {};
  for (const name of PART_NAMES) {
    const entries = root
      .entries(...PARTS[name].json)
      .map((source) => readEntry(name, source))
      .filter((entry) => entry !== undefined);
    if (entries.length > 0) parts[name] = entries;
  }
  return parts;
}

export function readEntry(part: PartName, source: Source | string): Entry | undefined {
  const fields = Object.entries(PARTS[part].fields);
  const [first = ''] = fields[0] ?? [];
  if (typeof source === 'string') return { [first]: source };
  const entry: Entry = {};
  for (const [name, { kind, json }] of fields) {
    const isList = kind === 'lines' || kind === 'texts';
    const value = isList ? source.readList(kind, json) : source.read(kind, json);
    if (value !== undefined && value.length > 0) entry[name] = value;
  }
  const details = source.details();
  if (details.length > 0) entry.details = details;
  checkPeriod(entry, source.at, source.report);
  return checkEntry(entry, source, NEEDED[part] ?? [first]);
}

function checkEntry(entry: Entry, { at, report }: Source, needed: string[]): Entry | undefined {
  const hasName = needed.length === 0 ? Object.keys(entry).length > 0 : needed.some((name) => entry[name]);
  if (!hasName) report.skip(at, needed.length === 0 ? 'is empty' : `has no ${needed.join(' and no ')}`);
  return hasName ? entry : undefined;
}

export function readBasics(basics: Source) {
  const names = [basics.read('line', ['firstName']), basics.read('line', ['lastName'])];
  const picture = basics.read('url', ['image', 'picture']);
  const file = basics.read('line', ['image', 'picture']);
  const site = basics.read('url', ['url', 'website']);
  const emails = basics.object('email');
  basics.drop('phone');
  const email = emails.email('work', 'personal') ?? basics.email('email');
  for (const name of emails.rest) report(emails, name, 'is a second address, and not published');
  return {
    name: basics.read('line', ['name']) ?? (names.filter(Boolean).join(' ') || undefined),
    title: basics.read('line', ['label', 'title']),
    email,
    ...readPlace(basics),
    summary: basics.read('text', ['summary']),
    links: [
      ...readProfiles(basics),
      ...(site ? [{ kind: OWN_SITE, url: site }] : []),
      ...(picture ? [{ kind: PICTURE, url: picture }] : []),
      ...(file ? [{ kind: PICTURE, username: file }] : []),
    ],
  };
}

/** The street and the postal code are not published. */
function readPlace(basics: Source): { location?: string | undefined; place?: Place | undefined; details: Detail[] } {
  const source = basics.object('location');
  const city = source.read('line', ['city']);
  const region = source.read('line', ['region', 'state']);
  const countryCode = source.read('line', ['countryCode', 'country']);
  source.drop('address', 'postalCode');
  const details = source.details('location.');
  const location = [city, region ?? nameCountry(countryCode)].filter(Boolean).join(', ');
  if (!location) return { location: basics.read('line', ['location'])?.slice(0, 120), details };
  const isDivided =
    location.length <= 120 && !countryCode && JSON.stringify(splitPlace(location)) === JSON.stringify({ city, region });
  return { location: location.slice(0, 120), ...(!isDivided && { place: { city, region, countryCode } }), details };
}

/** "Norway" for NO. Handwritten files have names as well. */
function nameCountry(code: string | undefined): string | undefined {
  if (!code || !/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code.toUpperCase());
}

/** A list, or an object of addresses as in the files of 2014. */
function readProfiles(basics: Source): ImportedLink[] {
  const named = ['profiles', 'websites'].flatMap((key) => {
    const source = basics.object(key);
    return source.rest.flatMap((name) => {
      const url = source.read('url', [name]);
      const username = url ? undefined : source.read('line', [name]);
      return url || username ? [{ kind: name, url, username }] : [];
    });
  });
  const listed = basics.entries('profiles').flatMap((source): ImportedLink[] => {
    if (typeof source === 'string') return [{ username: source }];
    const url = source.read('url', ['url']);
    const username = source.read('line', ['username', 'url']);
    const kind = source.read('line', ['network', 'name']);
    for (const name of source.rest) report(source, name, 'is not part of JSON Resume');
    return url || username ? [{ kind, url, username }] : [];
  });
  return [...named, ...listed];
}

function report(source: Source, name: string, message: string): void {
  source.report.skip(`${source.at}.${name}`, message);
}
