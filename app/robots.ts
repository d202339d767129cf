import type { MetadataRoute } from 'next';
import { isPreview } from '@/lib/deployment';
import { env } from '@/lib/env';
import { ORIGIN } from '@/lib/origin';

/** Allows every page, previews too: a blocked crawler would never see the noindex header. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!isPreview(env.deployEnv) && { sitemap: `${ORIGIN}/sitemap.xml` }),
  };
}
