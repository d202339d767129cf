import { GitFork, Star } from 'lucide-react';
import { formatDay } from '@/lib/dates';
import type { Repository } from '@/lib/stats/documents';
import { formatCount, formatNumber } from '@/lib/stats/format';
import { languageColor } from '@/lib/stats/language-colors';
import { ACCENT_TEXT } from '../ui/accent';
import { Badge } from '../ui/badge';
import { newTab } from '../ui/button-link';
import { Panel } from './panel';

/** The repositories a visitor may know of. */
export function RepositoriesPanel({ repositories }: { repositories: Repository[] }) {
  return (
    <Panel title="Repositories" definition="totals">
      {repositories.length === 0 && <p className="text-ink-soft">No public repository is known yet.</p>}
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {repositories.map((repository) => (
          <li key={repository.id}>
            <RepositoryCard repository={repository} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RepositoryCard({ repository }: { repository: Repository }) {
  const { name, fullName, description, language, stars, forks, isPrivate, htmlUrl, updatedAt, commits } = repository;
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-night/70 p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 break-words font-semibold">
          <a href={htmlUrl} title={fullName} className="hover:text-accent-ink" {...newTab(htmlUrl)}>
            {name}
          </a>
        </h3>
        {!isPrivate && <Badge>Public</Badge>}
      </div>
      {description && <p className="line-clamp-3 text-ink-soft">{description}</p>}
      <ul className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-soft tabular-nums">
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
          <Star aria-hidden="true" className="size-3.5" /> {formatCount(stars)} <span className="sr-only">stars</span>
        </li>
        <li className="flex items-center gap-1.5">
          <GitFork aria-hidden="true" className="size-3.5" /> {formatCount(forks)}{' '}
          <span className="sr-only">forks</span>
        </li>
        <li>{formatNumber(commits, 'commit')}</li>
        <li>
          Updated <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </li>
      </ul>
    </article>
  );
}
