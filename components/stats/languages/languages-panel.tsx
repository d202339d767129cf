import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { GithubStats, LanguageRow } from '@/lib/dev-stats/graphql/documents';
import { languageColor } from '@/lib/dev-stats/rules/commits/language-colors';
import { languagesReading } from '@/lib/dev-stats/rules/commits/sentences';
import { type DateRange, formatDates } from '@/lib/dev-stats/rules/date-range';
import { formatCount, formatNumber, formatTenth, roundShares } from '@/lib/dev-stats/rules/format/numbers';
import type { History } from '@/lib/dev-stats/rules/history/history';
import { languagesIn } from '@/lib/dev-stats/rules/history/language-history';
import { Bar } from '../../ui/bar';
import { Skeleton } from '../figure';
import { MissingHistory } from '../notices';
import { Panel } from '../panel';
import { usePeriod } from '../period';
import { useHistory } from '../queries';

/** `repositoryCommits` is null if unknown. */
type Row = Omit<LanguageRow, 'repositoryCommits'> & { repositoryCommits: number | null };

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto_min(7rem,32vw)] items-baseline gap-x-3 gap-y-1 py-2 md:grid-cols-[12rem_minmax(0,1fr)_4.5rem_8rem] md:gap-x-6';

export default function LanguagesPanel({ stats }: { stats: GithubStats | undefined }) {
  const range = usePeriod();
  const history = useHistory(range !== undefined);
  const basis = chooseBasis(stats?.languagesByChange ?? []);
  const found = range ? history && listPeriod(history, range) : stats && listAll(stats);
  const languages = found?.languages;
  const rounded = roundShares(languages?.map(({ share }) => share) ?? []);
  return (
    <Panel
      title="Languages by commits"
      definitions={['language-share']}
      reading={found ? languagesReading(found.languages, found) || NONE[range ? 'period' : 'ever'] : ''}
      table={languages ? toLanguageTable(languages) : undefined}
      note={range ? `${formatDates(range)}. ${NOTES[basis]}` : NOTES[basis]}
    >
      {range && history === null && <MissingHistory />}
      <ul className="divide-y divide-hairline border-hairline border-y empty:hidden">
        {languages?.map(({ name, commits, repositoryCommits, share }, index) => (
          <li key={name} className={ROW}>
            <span className="min-w-0 break-words font-medium">
              {name}
              {basis === 'both' && repositoryCommits !== null && repositoryCommits > 0 && (
                <span className="block font-normal text-caption text-dim tabular-nums">
                  {repositoryCommits === commits ? 'By repository' : `${formatCount(repositoryCommits)} by repository`}
                </span>
              )}
            </span>
            <span className="self-center max-md:order-last max-md:col-span-full">
              <Bar percent={share} color={languageColor(name)} />
            </span>
            <span className="text-right tabular-nums">{formatTenth(rounded[index] ?? 0, share)}%</span>
            <span className="text-right text-caption text-soft tabular-nums">{formatNumber(commits, 'commit')}</span>
          </li>
        ))}
        {languages === undefined &&
          history !== null &&
          SKELETONS.map((place) => (
            <li key={place} className={ROW}>
              <Skeleton width="w-24" />
              <span className="self-center max-md:order-last max-md:col-span-full">
                <Bar percent={0} />
              </span>
              <Skeleton />
              <Skeleton width="w-full" />
            </li>
          ))}
      </ul>
    </Panel>
  );
}

function toLanguageTable(languages: readonly Row[]): DataTable {
  return {
    columns: ['Language', 'Commits', 'Commits by repository', 'Share, percent'],
    rows: languages.map(({ name, commits, repositoryCommits, share }) => [name, commits, repositoryCommits, share]),
  };
}

/** Languages, and the commits with and without one; null if not known. */
function listAll({ languagesByChange, codeCommits, commitsWithoutCode }: GithubStats) {
  return { languages: languagesByChange, known: codeCommits, others: commitsWithoutCode };
}

/** The days do not say which commits count for the main language of their repository. */
function listPeriod(history: History, range: DateRange) {
  const rows = languagesIn(history.languages, range);
  const known = Math.round(rows.reduce((sum, { weight }) => sum + weight, 0));
  return { languages: rows.map((row): Row => ({ ...row, repositoryCommits: null })), known, others: null };
}

const NONE = { ever: 'No language data yet.', period: 'No language data for these days.' };

const NOTES = {
  changes: 'Share of commits, by the files they changed. A commit can count for several languages.',
  repository: 'Share of commits, by the main language of their repository.',
  both: 'Share of commits, by the files they changed, or else the main language of their repository.',
};

function chooseBasis(languages: readonly LanguageRow[]): keyof typeof NOTES {
  if (languages.every(({ repositoryCommits }) => repositoryCommits === 0)) return 'changes';
  return languages.every(({ commits, repositoryCommits }) => commits === repositoryCommits) ? 'repository' : 'both';
}
