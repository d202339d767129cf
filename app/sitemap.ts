import type { MetadataRoute } from 'next';
import { lastChanges, lastModified } from '@/lib/collectors/git/last-changes';
import { env } from '@/lib/env';
import { ORIGIN } from '@/lib/site/build';
import { getPages } from '@/lib/site/pages';

/** Canonical addresses of all pages, each with the last change of its sources. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = getPages().filter(({ path, canonical }) => path === canonical);
  const paths = ['content', 'public', 'lib/dev-stats/rules/definitions/'];
  const changes = await lastChanges({ env: env.inherited }, process.cwd(), paths);
  return pages.map(({ path, sources }) => {
    const changed = lastModified(sources, changes);
    return { url: ORIGIN + path, ...(changed && { lastModified: changed }) };
  });
}
