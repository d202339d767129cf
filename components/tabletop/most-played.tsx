import { pluralize } from '@/lib/pluralize';
import type { BoardGame } from '@/lib/tabletop/collection';
import { describePlays, mostPlayed } from '@/lib/tabletop/shelf';
import { Bar } from '../ui/bar';
import { newTab } from '../ui/links';
import { Folded } from './folded';

export function MostPlayed({ games }: { games: readonly BoardGame[] }) {
  const top = mostPlayed(games);
  const most = top[0]?.numplays;
  if (!most) return null;
  return (
    <Folded title="Most played">
      <p className="mb-4 text-soft">{describePlays(games)}</p>
      <ol className="columns-[17rem] gap-x-12">
        {top.map(({ id, name, numplays, bgg_url: url }) => (
          <li key={id} className="break-inside-avoid pb-2.5 *:last:h-1">
            <p className="flex max-[20rem]:flex-wrap items-baseline justify-between gap-x-4 pb-0.5">
              <a href={url} className="hover:text-violet-text" {...newTab(url)}>
                {name}
              </a>
              <span className="shrink-0 text-caption text-soft tabular-nums">{pluralize(numplays, 'play')}</span>
            </p>
            <Bar percent={(100 * numplays) / most} color={numplays === most ? 'violet' : 'gray'} />
          </li>
        ))}
      </ol>
    </Folded>
  );
}
