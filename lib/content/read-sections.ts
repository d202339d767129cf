import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { parse } from 'yaml';
// With extensions, because next.config.mjs loads these files without a compiler.
import { env } from '../env.ts';
import { isSectionOn, SECTION_NAMES, type Section } from './schema/sections.ts';

/** The sections that are on, from the source of the profile. All defaults if it cannot be read: the check says why. */
export function readSections(): Section[] {
  try {
    const { data } = matter(readFileSync(join(env.contentDir, 'profile.mdx'), 'utf8'), { engines: { yaml: parse } });
    return SECTION_NAMES.filter((section) => isSectionOn(data.sections, section));
  } catch {
    return SECTION_NAMES.filter((section) => isSectionOn(undefined, section));
  }
}
