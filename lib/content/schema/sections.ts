/** Parts of the site that the profile can switch off, and whether they are on by default. */
export const SECTIONS = {
  projects: true,
  tabletop: true,
  astrophotography: true,
  lab: true,
  docs: true,
  'dev-stats': true,
  contact: true,
  talks: false,
  writing: false,
  boards: false,
} as const;

export type Section = keyof typeof SECTIONS;

/** Values of the profile. A missing section has its default. */
export type ChosenSections = { [section in Section]?: boolean | undefined } | undefined;

export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

/** Addresses of each section, with everything below them. The longest one wins. */
const ADDRESSES: [address: string, section: Section][] = [
  ['/projects', 'projects'],
  ['/feed.xml', 'projects'],
  ['/feed.json', 'projects'],
  ['/tabletop', 'tabletop'],
  ['/bgg', 'tabletop'],
  ['/astrophotography', 'astrophotography'],
  ['/lab', 'lab'],
  ['/docs', 'docs'],
  ['/docs/statistics', 'dev-stats'],
  ['/dev-stats', 'dev-stats'],
  ['/graphql', 'dev-stats'],
  ['/contact', 'contact'],
  ['/contact.vcf', 'contact'],
  ['/talks', 'talks'],
  ['/writing', 'writing'],
  ['/boards', 'boards'],
];

export function addressesOfSection(section: Section): string[] {
  return ADDRESSES.filter(([, of]) => of === section).map(([address]) => address);
}

/** The section of an address of this site, with or without query, anchor and `.md`; undefined for what is always on. */
export function sectionOf(address: string): Section | undefined {
  const path = address.replace(/[?#].*$/s, '').replace(/\.md$/, '');
  const found = ADDRESSES.filter(([at]) => path === at || path.startsWith(`${at}/`));
  return found.toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
}

export function isSectionOn(chosen: ChosenSections, section: Section): boolean {
  return chosen?.[section] ?? SECTIONS[section];
}

/** Whether the address belongs to a section that is off. Addresses of other sites never do. */
export function isOff(chosen: ChosenSections, address: string): boolean {
  const section = sectionOf(address);
  return section !== undefined && !isSectionOn(chosen, section);
}
