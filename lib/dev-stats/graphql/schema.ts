import { createSchema } from 'graphql-yoga';
import type { Context } from './context';
import { actionsBilling, actionsRuns, actionsSummary } from './resolvers/actions';
import { astroPhotos, projects } from './resolvers/content';
import { delivery, prFacts } from './resolvers/delivery';
import { githubRepository, githubStats } from './resolvers/github';
import { sources } from './resolvers/sources';
import { scalars } from './scalars';
import type { Resolvers } from './schema-types';
import { typeDefs } from './type-defs';

const Query: Resolvers = {
  sources,
  githubStats,
  githubRepository,
  actionsSummary,
  actionsRuns,
  actionsBilling,
  prFacts,
  delivery,
  projects,
  astroPhotos,
};

export const schema = createSchema<Context>({ typeDefs, resolvers: { Query, ...scalars } });
