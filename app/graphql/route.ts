import { getAstroPhotos, getProjects } from '@/lib/content';
import { env } from '@/lib/env';
import { graphiqlPage } from '@/lib/graphql/graphiql';
import { createApi } from '@/lib/graphql/yoga';
import { createReader } from '@/lib/store/reader';

const handle = createApi({
  store: createReader({ url: env.databaseUrl, authToken: env.databaseAuthToken }),
  content: () => ({ projects: getProjects(), astroPhotos: getAstroPhotos() }),
  ownerToken: env.ownerToken,
  now: () => new Date(),
  log: console.error,
  graphiql: env.isDevelopment ? graphiqlPage : undefined,
});

export { handle as GET, handle as POST };
