import type { MetadataRoute } from 'next';
import { getDocs, getProjects } from '@/lib/content';
import { ORIGIN } from '@/lib/metadata';
import { PAGE_PATHS } from '@/lib/routes';

/** Every page there is, by its canonical address. */
export default function sitemap(): MetadataRoute.Sitemap {
  const projects = getProjects().map(({ slug }) => `/projects/${slug}`);
  const docs = getDocs().map(({ path }) => path);
  return [...PAGE_PATHS, ...projects, ...docs, '/docs/statistics'].map((path) => ({ url: ORIGIN + path }));
}
