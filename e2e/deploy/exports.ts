import { resolve } from 'node:path';

const FOLDER = 'test-results/deploy';
const SAMPLE = `file:${resolve(FOLDER, 'sample.db')}`;

/** The store that the collector fills. */
export const STORE = `file:${resolve(FOLDER, 'collected.db')}`;

interface Export {
  folder: string;
  variables: Record<string, string>;
  /** Where the files are served. */
  path: string;
}

/** Exports with saved figures, by the store that the build reads. */
export const EXPORTS: Record<'none' | 'unreachable' | 'store', Export> = {
  none: { folder: `${FOLDER}/none`, path: '', variables: { DATABASE_URL: `file:${resolve(FOLDER, 'none.db')}` } },
  unreachable: {
    folder: `${FOLDER}/unreachable`,
    path: '/portfolio',
    variables: { DATABASE_URL: 'http://127.0.0.1:2', SITE_URL: 'https://owner.example/portfolio' },
  },
  store: { folder: `${FOLDER}/store`, path: '', variables: { DATABASE_URL: SAMPLE } },
};
