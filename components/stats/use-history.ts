import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readHistory } from '@/lib/dev-stats/graphql/read-answers';
import type { History } from '@/lib/dev-stats/rules/history/history';
import { historyQuery } from './queries';

/** The daily figures: undefined while loading or not `enabled`, null when missing. */
export function useHistory(enabled = true): History | null | undefined {
  const { data, isPending } = useQuery({ ...historyQuery, enabled });
  const answer = data?.data.githubStats;
  return useMemo(() => {
    if (isPending) return undefined;
    return answer ? readHistory(answer) : null;
  }, [answer, isPending]);
}
