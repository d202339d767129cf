import { env } from '@/lib/env';
import { builtCommit } from '@/lib/site/build';
import { isPreview } from '@/lib/site/deployment';

/** Tells reviewers which commit they look at; production carries no such mark. */
export function PreviewMark() {
  if (!isPreview(env.deployEnv)) return null;
  const commit = builtCommit();
  return (
    <p className="rounded-full border border-line px-3 py-1 text-ink-soft">
      {commit ? `Preview of commit ${commit}` : 'Preview'}
    </p>
  );
}
