import type { BoardGame } from '@/lib/content/content';
import { pluralize } from '@/lib/pluralize';
import { mostPlayed } from '@/lib/tabletop/shelf';
import { Bar } from '../ui/bar';
import { newTab } from '../ui/links';

export function MostPlayed({ games }: { games: readonly BoardGame[] }) {
  const top = mostPlayed(games);
  const most = top[0]?.numplays;
  if (!most) return null;
  return (
    <section aria-labelledby="most-played" className="min-w-0">
      <h2 id="most-played" className="font-semibold">
        Most played
      </h2>
      <ol className="mt-3 columns-[17rem] gap-x-12">
        {top.map(({ id, name, numplays, bgg_url: url }) => (
          <li key={id} className="break-inside-avoid pb-2.5 *:last:h-1">
            <p className="flex max-[20rem]:flex-wrap items-baseline justify-between gap-x-4 pb-0.5">
              <a href={url} className="hover:text-accent-ink" {...newTab(url)}>
                {name}
              </a>
              <span className="shrink-0 text-caption text-ink-soft tabular-nums">{pluralize(numplays, 'play')}</span>
            </p>
            <Bar percent={(100 * numplays) / most} color={numplays === most ? 'violet' : 'gray'} />
          </li>
        ))}
      </ol>
    </section>
  );
}
