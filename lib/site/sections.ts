import { getPageMeta, getProfile } from '../content/content';
import { isOff, isSectionOn, type Section } from '../content/schema/sections';
import { isListed } from '../content/visibility';
import { MENU, PAGE_PATHS } from './routes';

export function isOn(section: Section): boolean {
  return isSectionOn(getProfile().sections, section);
}

export function isServed(address: string): boolean {
  return !isOff(getProfile().sections, address);
}

export const menu = () => MENU.filter(({ path }) => isServed(path) && isListed(getPageMeta(path)));

export const pagePaths = () => PAGE_PATHS.filter(isServed);
