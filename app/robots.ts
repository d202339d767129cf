import type { MetadataRoute } from 'next';
import { ORIGIN } from '@/lib/metadata';

/** Everything may be read; what must not be indexed says so itself. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${ORIGIN}/sitemap.xml` };
}
