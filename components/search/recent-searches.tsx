import { useEffect, useState } from 'react';
import { forgetSearches, recentSearches } from '@/lib/site/search/recent';

/** Kept in this browser only. */
export function RecentSearches({ onChoose }: { onChoose(query: string): void }) {
  const [queries, setQueries] = useState<string[]>([]);
  useEffect(() => setQueries(recentSearches(localStorage)), []);
  if (queries.length === 0) return null;
  const forget = () => {
    forgetSearches(localStorage);
    setQueries([]);
  };
  return (
    <section aria-label="Recent searches" className="space-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-title">Recent searches</h2>
        <button
          type="button"
          onClick={forget}
          className="min-h-8 cursor-pointer text-caption text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          Clear
        </button>
        <p className="text-caption text-ink-faint">Kept in this browser only</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {queries.map((query) => (
          <li key={query} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(query)}
              className="min-h-9 max-w-full cursor-pointer truncate rounded-lg border border-line-strong px-3 hover:border-accent hover:text-accent-ink"
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
