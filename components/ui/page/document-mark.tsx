import type { Mark } from '@/lib/content/visibility';
import { Badge } from '../badge';

/** Production shows none: drafts are not in it, and it has no marks. */
export function DocumentMark({ mark }: { mark: Mark | undefined }) {
  return mark && <Badge color="orange">{mark}</Badge>;
}
