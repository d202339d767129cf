import type { MetadataRoute } from 'next';
import { ORIGIN } from '@/lib/origin';
import { lastModified } from '@/lib/site/last-modified';
import { getPages } from '@/lib/site/pages';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = getPages().filter(({ path, canonical }) => path === canonical);
  return pages.map((page) => {
    const changed = lastModified(page);
    return { url: ORIGIN + page.path, ...(changed && { lastModified: changed }) };
  });
}
