import type { Pointer } from '../store/read-pointers';
import type { Shown, StoreReader } from '../store/reader';
import { codedError } from './errors';

export interface SiteContent {
  /** In site order. */
  projects: readonly ContentProject[];
  /** Published ones, newest first. */
  astroPhotos: readonly ContentPhoto[];
}

/** What every request has; assembled by whoever serves. */
export interface Services {
  store: StoreReader;
  content: () => SiteContent;
  /** Who sends it is the owner; undefined: nobody is. */
  ownerToken: string | undefined;
  now: () => Date;
  log: (message: string, error: unknown) => void;
  /** The page for a browser that opens the address; left out, there is none. */
  graphiql?: (() => Promise<string>) | undefined;
}

export interface Context {
  content: SiteContent;
  isOwner: boolean;
  now: () => Date;
  /** What is shown of a family, the same for all fields of a request; undefined before its first good collection. */
  shown(family: 'stats' | 'actions'): Promise<(Shown & { pointer: Pointer }) | undefined>;
  /** A figure of this answer comes from sample data. */
  isSample(): boolean;
}

/** Context of one request. */
export function createContext({ store, content, now, log }: Services, isOwner: boolean): Context {
  let current: Promise<Shown | undefined> | undefined;
  let sample = false;
  return {
    isOwner,
    now,
    get content() {
      return content();
    },
    isSample: () => sample,
    async shown(family) {
      current ??= store.current().catch((error: unknown) => {
        log('The store cannot be read', error);
        throw codedError('STORE_UNAVAILABLE', 'The statistics cannot be read right now.');
      });
      const shown = await current;
      const pointer = shown?.pointers[family];
      if (!shown || !pointer || pointer.snapshot === null) return undefined;
      sample ||= pointer.sample;
      return { ...shown, pointer };
    },
  };
}

/** What the compiled content tells of a project and a photograph, as far as the API shows it. */
export interface ContentProject {
  slug: string;
  title: string;
  description: string;
  body: { raw: string };
  status: 'ACTIVE' | 'COMPLETED' | 'ON_HOLD' | 'ARCHIVED';
  startDate: string;
  endDate?: string | null | undefined;
  repositoryUrl?: string | null | undefined;
  liveUrl?: string | null | undefined;
  imageUrl?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
  technologyGroups: readonly {
    category: string;
    technologies: readonly { name: string; description?: string | null | undefined }[];
  }[];
  tags: readonly { name: string }[];
}

export interface ContentPhoto {
  _raw: { sourceFileName: string };
  title: string;
  description?: string | null | undefined;
  object: string;
  constellation?: string | null | undefined;
  capturedAt: string;
  imageUrl: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  integrationSec?: number | null | undefined;
  gear: readonly string[];
}
