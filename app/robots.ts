import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { ORIGIN } from '@/lib/site/build';
import { isPreview } from '@/lib/site/deployment';

/** Everything may be read: a page that must not be indexed says so itself, which nobody would hear who may not read it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!isPreview(env.deployEnv) && { sitemap: `${ORIGIN}/sitemap.xml` }),
  };
}
