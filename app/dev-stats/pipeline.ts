import { getProfile } from '@/lib/content/content';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import { statsScope } from '@/lib/dev-stats/rules/scope';
import { env } from '@/lib/env';

export function pipeline(): Pipeline {
  const { repository } = statsScope({ profile: getProfile(), env });
  return { owner: repository?.owner ?? '', repo: repository?.name ?? '' };
}
