import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { timeAxis } from '@/lib/dev-stats/charts/axis';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { RepositoryDetail as Detail, Repository } from '@/lib/dev-stats/graphql/documents';
import { firstWeek } from '@/lib/dev-stats/rules/calendar';
import { formatDate } from '@/lib/dev-stats/rules/format/moments';
import { formatEnum, formatNumber, UNKNOWN } from '@/lib/dev-stats/rules/format/numbers';
import { stepsIn } from '@/lib/dev-stats/rules/history/daily';
import { weeksRange, weeksReading } from '@/lib/dev-stats/rules/history/repository-weeks';
import { BUTTON_CLASS, newTab } from '../../ui/links';
import { BarChart } from '../charts/bar-chart';
import { ExportContext, useExported } from '../export/exported';
import { Skeleton } from '../figure';
import { MissingData, SectionFailure } from '../notices';
import { Panel } from '../panel';
import { usePeriod } from '../period';
import { repositoryQuery } from '../queries';
import { useHistory } from '../use-history';

const SHOWN = 10;

interface RepositoryDetailProps {
  /** While the figures load, only the name is known. */
  repository: { name: string } & Partial<Repository>;
  today: string;
  onClose(): void;
}

export default function RepositoryDetail({
  repository: { id, name, htmlUrl, isStale, collectedAt },
  today,
  onClose,
}: RepositoryDetailProps) {
  const query = useQuery({ ...repositoryQuery(id ?? ''), enabled: Boolean(id) });
  const detail = query.data?.data.githubRepository;
  const hasPeriod = usePeriod() !== undefined;
  const history = useHistory();
  const weeksSince = history?.weeksSince ?? firstWeek(today);
  return (
    <div className="space-y-8">
      <button type="button" onClick={onClose} className={BUTTON_CLASS.quiet}>
        All repositories
      </button>
      <Panel
        title={name}
        definitions={['repository']}
        note={
          <>
            {htmlUrl && (
              <a href={htmlUrl} className="block text-violet-text" {...newTab(htmlUrl)}>
                {htmlUrl.replace(/^https?:\/\//, '')}
              </a>
            )}
            {isStale && (
              <span className="block text-amber">
                Couldn’t be read last time. Figures from{' '}
                {collectedAt ? formatDate(collectedAt) : 'an earlier collection'}.
              </span>
            )}
            {`53 weeks from ${formatDate(weeksSince)}, and the latest entries.`}
            {hasPeriod && ' These figures can’t follow the period.'}
          </>
        }
      >
        <Weeks {...{ id, name, history, weeksSince }} />
        {query.isError && <SectionFailure query={query} />}
        {detail === null && <MissingData />}
        {detail !== null && !query.isError && (
          <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-4 lg:grid-cols-3">
            <Items title="Pull requests" rows={detail?.pullRequests.map(pullRequestRow)} />
            <Items title="Releases" rows={detail?.releases.map(releaseRow)} />
            <Items title="Commits" rows={detail?.commits.map(commitRow)} />
          </div>
        )}
      </Panel>
    </div>
  );
}

interface WeeksProps {
  id: string | undefined;
  name: string;
  history: ReturnType<typeof useHistory>;
  weeksSince: string;
}

function Weeks({ id, name, history, weeksSince }: WeeksProps) {
  const weeks = id ? history?.weeks.get(id) : undefined;
  if (history === null || (id && history && !weeks)) return null;
  return (
    <BarChart
      title="Commits by week"
      subject={name}
      reading={weeks ? weeksReading(weeks) : undefined}
      unit="commits per week"
      axis={timeAxis('week', stepsIn(weeksRange(weeksSince), 'week'))}
      series={weeks ? [{ name: 'Commits', values: weeks }] : []}
      format={(commits) => formatNumber(commits, 'commit')}
      isWhole
    />
  );
}

function toItemTable(title: string, rows: Row[]): DataTable {
  return { title, columns: ['Title', 'Detail', 'Link'], rows: rows.map((row) => [row.title, row.detail, row.href]) };
}

interface Row {
  key: string;
  title: string;
  href: string;
  detail: string;
}

function pullRequestRow({ number, title, state, htmlUrl, createdAt, mergedAt }: Detail['pullRequests'][number]): Row {
  const detail = mergedAt
    ? `#${number}, merged ${formatDate(mergedAt)}`
    : `#${number}, ${formatEnum(state.toLowerCase())}, from ${formatDate(createdAt)}`;
  return { key: String(number), title, href: htmlUrl, detail };
}

function releaseRow({ tagName, name, htmlUrl, publishedAt, createdAt }: Detail['releases'][number]): Row {
  const date = publishedAt ? formatDate(publishedAt) : `draft of ${formatDate(createdAt)}`;
  return { key: tagName, title: name || tagName, href: htmlUrl, detail: name ? `${tagName}, ${date}` : date };
}

function commitRow({ sha, message, htmlUrl, authorDate }: Detail['commits'][number]): Row {
  const [subject = ''] = message.split('\n', 1);
  return {
    key: sha,
    title: subject || UNKNOWN,
    href: htmlUrl,
    detail: `${sha.slice(0, 7)}, ${formatDate(authorDate)}`,
  };
}

function Items({ title, rows }: { title: string; rows: Row[] | undefined }) {
  useExported(useContext(ExportContext), rows && toItemTable(title, rows));
  return (
    <section aria-label={title} className="min-w-0 space-y-2">
      <h3 className="font-medium">{title}</h3>
      {rows?.length === 0 && <p className="text-soft">None.</p>}
      {!rows && <Skeleton width="w-40" />}
      <ul className="divide-y divide-hairline border-hairline border-y empty:hidden">
        {rows?.slice(0, SHOWN).map(({ key, title, href, detail }) => (
          <li key={key} className="space-y-0.5 py-2.5">
            {href ? (
              <a href={href} className="line-clamp-2 hover:text-violet-text" {...newTab(href)}>
                {title}
              </a>
            ) : (
              <span className="line-clamp-2">{title}</span>
            )}
            <span className="block text-caption text-dim tabular-nums">{detail}</span>
          </li>
        ))}
      </ul>
      {rows && rows.length > SHOWN && <p className="text-caption text-dim">The latest {SHOWN} are shown.</p>}
    </section>
  );
}
