import type { GithubStats } from '@/lib/stats/documents';
import { formatNumber, formatPercent } from '@/lib/stats/format';
import { languageColor } from '@/lib/stats/language-colors';
import { Bar } from './bar';
import { Panel } from './panel';

/** Which languages the commits went into. */
export function LanguagesPanel({ languages }: { languages: GithubStats['languages'] }) {
  return (
    <Panel title="Languages by commits" definition="language-share">
      {languages.length === 0 && <p className="text-ink-soft">No language is known yet.</p>}
      <ul className="grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-2">
        {languages.map(({ name, commits, percentage }) => (
          <li key={name} className="space-y-2">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{name}</span>
              <span className="text-caption text-ink-soft tabular-nums">
                {formatPercent(percentage)}, {formatNumber(commits, 'commit')}
              </span>
            </p>
            <Bar percent={percentage} color={languageColor(name)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
