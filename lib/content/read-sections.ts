import matter from 'gray-matter';
import { parse } from 'yaml';
import type { Section } from '../section';
import { SECTIONS } from '../sections';
import { type ChosenSections, isSectionOn } from './chosen-sections';

/** All sections if the profile cannot be read; the content check reports the error. */
export function readSections(profile: string): readonly Section[] {
  const fields = readFields(profile);
  return fields ? SECTIONS.filter((section) => isSectionOn(fields.sections, section)) : SECTIONS;
}

function readFields(profile: string): { sections?: ChosenSections } | undefined {
  try {
    return matter(profile, { engines: { yaml: (text) => parse(text) ?? {} } }).data;
  } catch {
    return undefined;
  }
}
