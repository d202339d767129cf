import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { parse } from 'yaml';
// With extensions, because next.config.mjs loads these files without a compiler.
import { env } from '../env.ts';
import { isSectionOn, SECTION_NAMES, type Section } from './schema/sections.ts';

/** The sections that are on. A server without content has a build, which does not depend on them any more. */
export function readSections(): Section[] {
  try {
    return sectionsOf(readFileSync(join(env.contentDir, 'profile.mdx'), 'utf8'));
  } catch {
    return SECTION_NAMES;
  }
}

/** Of the source of a profile. Those that it cannot tell are on, because the content check says what is wrong. */
export function sectionsOf(profile: string): Section[] {
  try {
    const { data } = matter(profile, { engines: { yaml: (text) => parse(text) ?? {} } });
    return SECTION_NAMES.filter((section) => isSectionOn(data.sections, section));
  } catch {
    return SECTION_NAMES;
  }
}
