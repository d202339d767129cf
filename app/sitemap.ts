import type { MetadataRoute } from 'next';
import { asServed } from '@/lib/base-path/as-served';
import { ORIGIN } from '@/lib/origin';
import { lastModified } from '@/lib/site/last-modified';
import { pages } from '@/lib/site/pages';

export default function sitemap(): MetadataRoute.Sitemap {
  const own = pages.filter(({ path, canonical = path }) => path === canonical);
  return own.map((page) => {
    const changed = lastModified(page);
    const images = page.images?.map((image) => new URL(asServed(image), ORIGIN).href);
    return { url: ORIGIN + page.path, ...(changed && { lastModified: changed }), ...(images && { images }) };
  });
}
