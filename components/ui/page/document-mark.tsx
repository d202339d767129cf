import type { Mark } from '@/lib/content/visibility';
import { Badge } from '../badge';

/** Hidden in production. */
export function DocumentMark({ mark }: { mark: Mark | undefined }) {
  return mark && <Badge color="orange">{mark}</Badge>;
}
