import type { Section } from '../section';
import { SEARCH_PATH, SECTIONS } from '../sections';

/** What the profile says about its sections. One that is missing has its default. */
export type ChosenSections = { [section: string]: boolean | undefined } | undefined;

/** Sections that the profile can switch on and off. */
export const OPTIONAL_SECTIONS = SECTIONS.filter(({ isOnAtFirst }) => isOnAtFirst !== undefined);

export function isSectionOn(chosen: ChosenSections, { name, isOnAtFirst }: Section): boolean {
  return isOnAtFirst === undefined || (chosen?.[name] ?? isOnAtFirst);
}

/** The section of an address of this site, with or without query, anchor and `.md`; undefined for what no section has. */
export function findSection(address: string): Section | undefined {
  const path = withoutQuery(address).replace(/\.md$/, '');
  const rank = ({ addresses }: Section) =>
    Math.max(0, ...addresses.filter((at) => path === at || path.startsWith(`${at}/`)).map((at) => at.length));
  return SECTIONS.filter((section) => rank(section) > 0).toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Whether the address belongs to a section that is off, or to one that was deleted. Addresses of other sites never do. */
export function isOff(chosen: ChosenSections, address: string): boolean {
  const section = findSection(address);
  return section ? !isSectionOn(chosen, section) : isPageOfNoSection(address);
}

/** Files, which have an ending, may be in public/. */
function isPageOfNoSection(address: string): boolean {
  const path = withoutQuery(address);
  return /^\/[^/.][^.]*$/.test(path) && path !== SEARCH_PATH;
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
