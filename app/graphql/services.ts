import { getPhotos } from '@/lib/astro/photos';
import { getProfile } from '@/lib/content/content';
import type { Services } from '@/lib/dev-stats/graphql/context';
import { deliverySettings } from '@/lib/dev-stats/rules/scope';
import { createReader } from '@/lib/dev-stats/store/read/reader';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import { getProjects } from '@/lib/projects/projects';

export const services: Services = {
  store: createReader({ url: env.databaseUrl, authToken: env.databaseAuthToken }),
  content: () => ({
    projects: getProjects(),
    photos: getPhotos(),
    delivery: deliverySettings(getProfile()),
  }),
  ownerToken: env.ownerToken,
  now: () => new Date(),
  log: logError,
};
