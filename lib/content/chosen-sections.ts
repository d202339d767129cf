import type { Section } from '../section';
import { SEARCH_PATH, SECTIONS } from '../sections';

export type ChosenSections = { [section: string]: boolean | undefined } | undefined;

export const OPTIONAL_SECTIONS = SECTIONS.filter(({ isOnAtFirst }) => isOnAtFirst !== undefined);

export function isSectionOn(chosen: ChosenSections, { name, isOnAtFirst }: Section): boolean {
  return isOnAtFirst === undefined || (chosen?.[name] ?? isOnAtFirst);
}

/** The section also has every address below these, unless it is below a longer address of another section. */
export function listOwnAddresses({ pages = [], addresses = [] }: Section): string[] {
  return [...pages.map(({ path }) => path), ...addresses];
}

/** With or without query, anchor and `.md`. Undefined if no section has the address. */
export function findSection(address: string): Section | undefined {
  const path = withoutQuery(address).replace(/\.md$/, '');
  const isWithin = (address: string) => `${path}/`.startsWith(`${address}/`);
  const rank = (section: Section) =>
    Math.max(
      0,
      ...listOwnAddresses(section)
        .filter(isWithin)
        .map(({ length }) => length),
    );
  return SECTIONS.filter((section) => rank(section) > 0).toSorted((a, b) => rank(b) - rank(a))[0];
}

/** True for sections that are off or deleted, false for other sites. */
export function isOff(chosen: ChosenSections, address: string): boolean {
  const section = findSection(address);
  return section ? !isSectionOn(chosen, section) : isPageOfNoSection(address);
}

/** Addresses with an extension may be files of public/. */
function isPageOfNoSection(address: string): boolean {
  const path = withoutQuery(address);
  return /^\/[^/.][^.]*$/.test(path) && path !== SEARCH_PATH;
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
