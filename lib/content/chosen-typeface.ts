// With extensions, because next.config.mjs loads this file without a compiler.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { DEFAULT_TYPEFACE, TYPEFACE_NAMES, type Typeface } from '../looks/typefaces.ts';

/** Reads the profile before the content is compiled. The default without content. */
export function chosenTypeface(contentDir: string): Typeface {
  const file = join(contentDir, 'profile.mdx');
  if (!existsSync(file)) return DEFAULT_TYPEFACE;
  const { looks } = matter(readFileSync(file, 'utf8')).data;
  return TYPEFACE_NAMES.find((name) => name === looks?.typeface) ?? DEFAULT_TYPEFACE;
}
