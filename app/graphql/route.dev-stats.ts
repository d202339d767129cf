import { getPhotos, getProfile, getProjects } from '@/lib/content/content';
import { createApi } from '@/lib/dev-stats/graphql/yoga';
import { createReader } from '@/lib/dev-stats/store/reader';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';

const handle = createApi({
  store: createReader({ url: env.databaseUrl, authToken: env.databaseAuthToken }),
  content: () => ({
    projects: getProjects(),
    photos: getPhotos(),
    photosUrl: env.photosUrl,
    deploymentWorkflows: getProfile().deploymentWorkflows ?? [],
  }),
  ownerToken: env.ownerToken,
  now: () => new Date(),
  log: logError,
  graphiql: env.isDevelopment,
});

export { handle as GET, handle as POST };
