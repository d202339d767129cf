import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { parse } from 'yaml';
// With extensions, because next.config.mjs loads these files without a compiler.
import { env } from '../env.ts';
import { type ChosenSections, isSectionOn, SECTION_NAMES, type Section } from './schema/sections.ts';

/** The sections that are on. A server without content needs none, because it serves a finished build. */
export function readSections(): Section[] {
  return sectionsOf(readProfile());
}

/** Sections in the source of a profile. A section that cannot be read is on; the content check reports the error. */
export function sectionsOf(profile: string): Section[] {
  const fields = fieldsOf(profile);
  return fields ? SECTION_NAMES.filter((section) => isSectionOn(fields.sections, section)) : SECTION_NAMES;
}

function readProfile(): string {
  try {
    return readFileSync(join(env.contentDir, 'profile.mdx'), 'utf8');
  } catch {
    return '';
  }
}

function fieldsOf(profile: string): { sections?: ChosenSections } | undefined {
  try {
    return matter(profile, { engines: { yaml: (text) => parse(text) ?? {} } }).data;
  } catch {
    return undefined;
  }
}
