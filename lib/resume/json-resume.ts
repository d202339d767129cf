import { OWN_SITE, PICTURE } from '../links';
import { addDetails } from './details';
import { type Entry, PART_NAMES, PARTS, type Part, type PartName } from './parts';
import { plainParagraphs } from './prose';
import { HEADINGS, impactFigures, newestDate, type ResumeSources, splitPlace } from './sources';

/** What init writes where only the owner knows the text. */
const OPEN = /^TODO: |^todo@example\.com$/;

/** JSON Resume 1.0 (https://jsonresume.org/schema). It has no promotions: each role is an entry, newest first. */
export function jsonResume(sources: ResumeSources) {
  const { resume, roles, site, activities = [] } = sources;
  const find = (kind: string) => activities.filter((each) => each.kind === kind).map(({ json }) => json);
  const written = { ...resume, roles, references: resume.showReferences ? resume.references : [] };
  const added: Partial<Record<PartName, object[]>> = {
    volunteering: find('board'),
    publications: [...find('publication'), ...find('talk')],
    competencies: listMarkets(resume.markets),
  };
  const lists = PART_NAMES.map((name) => {
    const entries: readonly object[] = written[name] ?? [];
    const own = entries.map((entry) => formatEntry(PARTS[name], entry as Entry));
    return [PARTS[name].json[0], [...own, ...(added[name] ?? [])]] as const;
  });
  const date = newestDate(sources);
  const document = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(sources),
    ...Object.fromEntries(lists.filter(([, entries]) => entries.length > 0)),
    meta: {
      ...(site && { canonical: `${site}/resume.json` }),
      version: 'v1.0.0',
      ...(date && { lastModified: `${date}T00:00:00Z` }),
    },
  };
  return addDetails(document, resume.others);
}

function formatEntry({ fields }: Part, entry: Entry): object {
  const pairs = Object.entries(fields).flatMap(([name, { json }]) => {
    const value = entry[name];
    const isOpen = typeof value === 'string' && OPEN.test(value);
    return json[0] && value !== undefined && value !== null && !isOpen ? [[json[0], value]] : [];
  });
  return addDetails(Object.fromEntries(pairs), entry.details);
}

function listMarkets(markets: ResumeSources['resume']['markets']): object[] {
  return markets.length > 0 ? [{ name: HEADINGS.markets, keywords: markets.map(({ name }) => name) }] : [];
}

function basics({ profile, resume, site }: ResumeSources): object {
  const { name, title, email, links = [], network, stats, avatar } = profile;
  const { city, region, countryCode } = profile.place ?? {};
  const text = plainParagraphs(resume.body.raw).join('\n\n');
  const figures = impactFigures(resume.impact, stats)
    .filter(({ value }) => !text.includes(value))
    .map(({ value, unit }) => `${value} ${unit}`);
  const findLink = (kind: string) => links.find((link) => link.kind === kind);
  const others = links.filter(({ kind }) => kind !== PICTURE && kind !== OWN_SITE);
  const isListed = !network || others.some(({ url }) => url === network.url);
  const profiles = isListed ? others : [{ kind: network.name, url: network.url, username: undefined }, ...others];
  const known = {
    name,
    label: title,
    image: findLink(PICTURE)?.url ?? (avatar && site ? site + avatar : findLink(PICTURE)?.username),
    email,
    phone: resume.phone,
    url: findLink(OWN_SITE)?.url ?? site,
    summary: [text, figures.join(', ')].filter(Boolean).join('\n\n') || undefined,
    location: profile.place ? { city, region, countryCode } : profile.location && splitPlace(profile.location),
    profiles:
      profiles.length === 0 ? undefined : profiles.map(({ kind, username, url }) => ({ network: kind, username, url })),
  };
  const written = Object.entries(known).filter(([, value]) => value !== undefined && !OPEN.test(String(value)));
  return addDetails(Object.fromEntries(written), resume.details);
}
