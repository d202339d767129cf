import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/dates';
import { nameAxis, timeAxis } from '@/lib/dev-stats/charts/axis';
import { formatNumber, formatShare } from '@/lib/dev-stats/rules/format';
import { languageColor } from '@/lib/dev-stats/rules/language-colors';
import {
  hourReading,
  SITE_REPOSITORY_PATH,
  type SiteRepository,
  weeksReading,
  workReading,
} from '@/lib/dev-stats/rules/site-repository';
import { hourName } from '@/lib/dev-stats/rules/weekdays';
import { asServed } from '@/lib/site/base-path/as-served';
import { Bar } from '../ui/bar';
import { BarChart } from './charts/bar-chart';
import { Skeleton } from './figure';
import { MissingData } from './notices';
import { Panel } from './panel';

const query = queryOptions({
  queryKey: ['siteRepository'],
  queryFn: async ({ signal }): Promise<SiteRepository> => {
    const response = await fetch(asServed(SITE_REPOSITORY_PATH), { signal });
    if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
    return response.json();
  },
});

const HOURS = nameAxis(
  'Hour',
  Array.from({ length: 24 }, (_, hour) => hourName(hour)),
);
const commitsText = (commits: number) => formatNumber(commits, 'commit');

export default function SiteRepositoryPanel() {
  const { data, isError } = useQuery(query);
  const seriesOf = (values: number[] | undefined) => (values ? [{ name: 'Commits', values }] : []);
  return (
    <Panel
      title="This site’s repository"
      definition="site-repository"
      note="The work of all authors in the repository that built this page. These are not my figures."
      reading={data ? workReading(data) : ''}
    >
      {isError ? (
        <MissingData />
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
          <BarChart
            title="Commits by week"
            reading={data && weeksReading(data)}
            unit="commits per week"
            axis={timeAxis('week', data?.weeks ?? [])}
            series={seriesOf(data?.weekly)}
            format={commitsText}
            isWhole
          />
          <BarChart
            title="Commits by hour"
            reading={data && hourReading(data)}
            unit="commits per hour of the day, on the author’s clock"
            axis={HOURS}
            series={seriesOf(data?.hourly)}
            format={commitsText}
            isWhole
          />
          <Languages languages={data?.languages} />
          <Releases repository={data} />
        </div>
      )}
    </Panel>
  );
}

function Languages({ languages }: Partial<Pick<SiteRepository, 'languages'>>) {
  return (
    <section aria-label="Languages" className="min-w-0 space-y-3">
      <div>
        <h3 className="font-medium">Languages</h3>
        <p className="text-caption text-ink-soft">Share of the bytes of code in the newest commit.</p>
      </div>
      {languages === null && <MissingData />}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {languages?.map(({ name, share }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_4rem] max-[20rem]:grid-cols-[1fr_auto] items-center gap-x-4 py-2 max-[20rem]:*:nth-2:hidden"
          >
            <span className="wrap-anywhere">{name}</span>
            <Bar percent={share} color={languageColor(name)} />
            <span className="text-right tabular-nums">{formatShare(share)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Releases({ repository }: { repository: SiteRepository | undefined }) {
  return (
    <section aria-label="Releases" className="min-w-0 space-y-3">
      <div>
        <h3 className="font-medium">Releases</h3>
        <p className="text-caption text-ink-soft">
          {repository ? releasesText(repository) : <Skeleton width="w-48" />}
        </p>
      </div>
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {repository?.latestTags.map(({ name, date }) => (
          <li key={name} className="flex items-baseline justify-between gap-4 py-2">
            <span className="wrap-anywhere min-w-0">{name}</span>
            <span className="shrink-0 text-caption text-ink-soft tabular-nums">{formatDay(date)}</span>
          </li>
        ))}
      </ul>
      {repository && (
        <p className="text-caption text-ink-faint tabular-nums">
          Up to commit {repository.commit} on {formatDay(repository.until)}.
        </p>
      )}
    </section>
  );
}

function releasesText({ tags, latestTags }: SiteRepository): string {
  if (tags === 0) return 'The repository has no tags yet.';
  return tags > latestTags.length ? `The latest ${latestTags.length} of ${tags} tags.` : formatNumber(tags, 'tag');
}
