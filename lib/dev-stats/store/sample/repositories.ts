import { DAY_MS } from '../../../dates';
import type { RepositoryRow } from '../rows';
import { SAMPLE_REPOSITORIES } from './facts';

export function sampleRepositories(owner: string, today: Date): RepositoryRow[] {
  return SAMPLE_REPOSITORIES.map(({ share, files: _, from, to, ...values }, index) => {
    const lately = new Date(today.getTime() - index * index * DAY_MS).toISOString();
    const updated = to ? `${to}T18:20:00Z` : lately;
    return {
      id: `sample:${values.name}`,
      fullName: `${owner}/${values.name}`,
      description: null,
      language: null,
      stars: index * 2,
      forks: 0,
      watchers: 1 + index,
      isPrivate: false,
      htmlUrl: `https://code.example.com/${owner}/${values.name}`,
      createdAt: `${from}T05:06:07Z`,
      updatedAt: updated,
      pushedAt: updated,
      pullRequests: share * 3,
      issues: share,
      releases: index % 3,
      ...values,
    };
  });
}
