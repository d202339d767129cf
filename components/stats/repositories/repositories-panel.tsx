import { GitFork, Star } from 'lucide-react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { Repository } from '@/lib/dev-stats/graphql/documents';
import { languageColor } from '@/lib/dev-stats/rules/commits/language-colors';
import { formatDate } from '@/lib/dev-stats/rules/format/moments';
import { formatCount, formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { ACCENT_TEXT } from '../../ui/accent';
import { Badge } from '../../ui/badge';
import { newTab } from '../../ui/links';
import { Skeleton } from '../figure';
import { Panel } from '../panel';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const CARD = 'flex h-full flex-col gap-1.5 border-hairline border-t pt-3 pb-4';

export default function RepositoriesPanel({ repositories }: { repositories: Repository[] | undefined }) {
  return (
    <Panel
      title="Repositories"
      definitions={['repository']}
      reading={repositories?.length === 0 ? 'No public repositories yet.' : undefined}
      table={repositories ? toRepositoryTable(repositories) : undefined}
      note="latest push first"
    >
      <ul className="grid min-h-60 grid-cols-1 content-start gap-x-16 md:grid-cols-2">
        {repositories?.map((repository) => (
          <li key={repository.id}>
            <RepositoryCard repository={repository} />
          </li>
        ))}
        {repositories === undefined &&
          SKELETONS.map((place) => (
            <li key={place} aria-hidden="true" className={`${CARD} min-h-36 md:min-h-[7.4375rem]`}>
              <Skeleton width="w-40" />
              <Skeleton width="w-64" />
              <Skeleton width="mt-auto w-52" />
            </li>
          ))}
      </ul>
    </Panel>
  );
}

function toRepositoryTable(repositories: readonly Repository[]): DataTable {
  return {
    columns: ['Repository', 'Language', 'Commits', 'Stars', 'Forks', 'Updated'],
    rows: repositories.map(({ fullName, language, commits, stars, forks, updatedAt }) => [
      fullName,
      language,
      commits,
      stars,
      forks,
      updatedAt,
    ]),
  };
}

function RepositoryCard({ repository }: { repository: Repository }) {
  const { name, fullName, description, isPrivate, htmlUrl, isStale, collectedAt } = repository;
  return (
    <article className={CARD}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 break-words font-sans font-semibold">
          {htmlUrl ? (
            <a href={htmlUrl} title={fullName} className="hover:text-violet-text" {...newTab(htmlUrl)}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {!isPrivate && <Badge>Public</Badge>}
      </div>
      {description && <p className="line-clamp-2 text-soft">{description}</p>}
      {isStale && (
        <p className="text-amber text-caption">
          Couldn’t be read last time. Figures from {collectedAt ? formatDate(collectedAt) : 'an earlier collection'}.
        </p>
      )}
      <RepositoryFacts {...repository} />
    </article>
  );
}

function RepositoryFacts({ language, stars, forks, updatedAt, commits }: Repository) {
  return (
    <ul className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-caption sm:gap-x-4 text-soft tabular-nums">
      {language && (
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-full bg-current ${ACCENT_TEXT[languageColor(language)]}`}
          />
          {language}
        </li>
      )}
      <li className="flex items-center gap-1.5">
        <Star /> {formatCount(stars)} <span className="sr-only">stars</span>
      </li>
      <li className="flex items-center gap-1.5">
        <GitFork /> {formatCount(forks)} <span className="sr-only">forks</span>
      </li>
      <li>{formatNumber(commits, 'commit')}</li>
      <li className="basis-full lg:basis-auto">
        Updated <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
      </li>
    </ul>
  );
}
