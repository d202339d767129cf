import { createSchema } from 'graphql-yoga';
import type { Context } from './context';
import { actionsBilling } from './resolvers/actions-billing';
import { actionsRuns } from './resolvers/actions-runs';
import { actionsSummary } from './resolvers/actions-summary';
import { astroPhotos } from './resolvers/astro-photos';
import { githubRepository } from './resolvers/github-repository';
import { githubStats } from './resolvers/github-stats';
import { prFacts } from './resolvers/pr-facts';
import { projects } from './resolvers/projects';
import { scalars } from './scalars';
import { typeDefs } from './type-defs';
import type { Resolvers } from './typed-schema';

const Query: Resolvers = {
  ...{ githubStats, githubRepository },
  ...{ actionsSummary, actionsRuns, actionsBilling, prFacts },
  ...{ projects, astroPhotos },
};

export const schema = createSchema<Context>({ typeDefs, resolvers: { Query, ...scalars } });
