import { isPreview } from '../deployment';
import { env } from '../env';

export interface Visibility {
  draft?: boolean | undefined;
  unlisted?: boolean | undefined;
}

/** Shown outside of production. */
export type Mark = 'Draft' | 'Unlisted';

export type Marked<D> = D & { mark?: Mark };

export function shown<D extends Visibility>(documents: D[]): Marked<D>[] {
  if (!showsDrafts()) return documents.filter(({ draft }) => !draft);
  return documents.map((document) => {
    const mark = chooseMark(document);
    return mark ? { ...document, mark } : document;
  });
}

/** Whether lists, feeds, the sitemap and the search include a document. */
export function isListed({ unlisted }: Visibility): boolean {
  return !unlisted;
}

export function showsDrafts(): boolean {
  return env.isDevelopment || isPreview(env.deployEnv);
}

function chooseMark({ draft, unlisted }: Visibility): Mark | undefined {
  if (draft) return 'Draft';
  return unlisted ? 'Unlisted' : undefined;
}
