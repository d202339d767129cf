import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { lastChanges, lastModified } from '@/lib/git/last-changes';
import { ORIGIN } from '@/lib/metadata';
import { getPages } from '@/lib/pages';

/** Every page there is, by its canonical address, and when what it is made from was last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = getPages().filter(({ path, canonical }) => path === canonical);
  const paths = ['content', 'public', 'lib/stats/definitions.ts'];
  const changes = await lastChanges({ env: env.inherited }, process.cwd(), paths);
  return pages.map(({ path, sources }) => {
    const changed = lastModified(sources, changes);
    return { url: ORIGIN + path, ...(changed && { lastModified: changed }) };
  });
}
