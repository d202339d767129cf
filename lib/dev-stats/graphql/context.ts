import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { Photo } from '../../astro/photo/photo';
import type { getProjects } from '../../projects/projects';
import type { DeliverySettings } from '../rules/scope';
import { StoreOutdatedError, toStoreError } from '../store/errors';
import type { Shown, StoreReader } from '../store/read/reader';
import type { Family, Pointer } from '../store/schema/collections';

export interface SiteContent {
  projects: ReturnType<typeof getProjects>;
  photos: Photo[];
  delivery: DeliverySettings;
}

export interface Services {
  store: StoreReader;
  content: () => SiteContent;
  /** Requests with this bearer token may read private data. If undefined, no request may. */
  ownerToken: string | undefined;
  now: () => Date;
  log: (message: string, error: unknown) => void;
}

export interface Context extends Omit<Services, 'ownerToken'> {
  isOwner: boolean;
  /** The store as the first field of the request has read it, so that all fields show the same snapshot. */
  current?: Promise<Shown | undefined>;
  isSample?: boolean;
}

const OUTDATED = 'The store is older than this version of the site. Run `npm run db -- migrate`.';

export function readStore(context: Context): Promise<Shown | undefined> {
  const { store, log } = context;
  context.current ??= store.current().catch((error: unknown) => {
    log('The store cannot be read', toStoreError(error));
    if (error instanceof StoreOutdatedError) throw publicError('STORE_OUTDATED', OUTDATED);
    throw publicError('STORE_UNAVAILABLE', 'The statistics cannot be read right now.');
  });
  return context.current;
}

/** The published collection of a family; undefined before the first good one. */
export async function readPublished(
  context: Context,
  family: Family,
): Promise<(Shown & { pointer: Pointer }) | undefined> {
  const shown = await readStore(context);
  const pointer = shown?.pointers[family];
  if (!shown || !pointer) return undefined;
  context.isSample ||= pointer.sample;
  return { ...shown, pointer };
}

/** An error whose message reaches the client. All other errors are masked. */
export function publicError(
  code: 'BAD_USER_INPUT' | 'STORE_UNAVAILABLE' | 'STORE_OUTDATED',
  message: string,
): GraphQLError {
  return createGraphQLError(message, { extensions: { code } });
}
