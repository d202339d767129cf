import type { GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import type { getAstroPhotos, getProjects } from '../../content/content';
import { StoreOutdatedError, toStoreError } from '../store/errors';
import type { Pointer } from '../store/read-pointers';
import type { Shown, StoreReader } from '../store/reader';

/** Both in the order of the site. */
export interface SiteContent {
  projects: ReturnType<typeof getProjects>;
  astroPhotos: ReturnType<typeof getAstroPhotos>;
}

export interface Services {
  store: StoreReader;
  content: () => SiteContent;
  /** Requests with this bearer token may read private data. If undefined, no request may. */
  ownerToken: string | undefined;
  now: () => Date;
  log: (message: string, error: unknown) => void;
  graphiql?: boolean;
}

export interface Context {
  content: () => SiteContent;
  isOwner: boolean;
  now: () => Date;
  /** The current snapshot, the same for all fields of a request; undefined before the first good collection. */
  shown(family: 'stats' | 'actions'): Promise<(Shown & { pointer: Pointer }) | undefined>;
  isSample(): boolean;
}

const OUTDATED = 'The store is older than this version of the site. Run `npm run db -- migrate`.';

export function createContext({ store, content, now, log }: Services, isOwner: boolean): Context {
  let current: Promise<Shown | undefined> | undefined;
  let sample = false;
  return {
    isOwner,
    now,
    content,
    isSample: () => sample,
    async shown(family) {
      current ??= store.current().catch((error: unknown) => {
        log('The store cannot be read', toStoreError(error));
        if (error instanceof StoreOutdatedError) throw publicError('STORE_OUTDATED', OUTDATED);
        throw publicError('STORE_UNAVAILABLE', 'The statistics cannot be read right now.');
      });
      const shown = await current;
      const pointer = shown?.pointers[family];
      if (!shown || !pointer || pointer.snapshot === null) return undefined;
      sample ||= pointer.sample;
      return { ...shown, pointer };
    },
  };
}

/** Adds `extensions: { sample: true }` to results with sample data, which the page labels as such. */
export const sampleExtension: Plugin<Context> = {
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      if ('data' in result && args.contextValue.isSample())
        setResult({ ...result, extensions: { ...result.extensions, sample: true } });
    },
  }),
};

/** An error whose message reaches the client. All other errors are masked. */
export function publicError(
  code: 'BAD_USER_INPUT' | 'STORE_UNAVAILABLE' | 'STORE_OUTDATED',
  message: string,
): GraphQLError {
  return createGraphQLError(message, { extensions: { code } });
}
