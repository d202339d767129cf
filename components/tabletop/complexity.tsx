import { COMPLEXITY } from '@/lib/tabletop/badges';
import type { Game } from '@/lib/tabletop/game';
import { formatRange, HIGHEST, isInRange, type Range } from '@/lib/tabletop/range';
import { ACCENT_TEXT } from '../ui/accent';

export function Squares({ level }: { level: number }) {
  return (
    <span
      aria-hidden="true"
      className={`mr-2 inline-flex gap-[2px] max-md:mr-1.5 align-[-0.05em] ${ACCENT_TEXT[COMPLEXITY[level - 1]?.color ?? 'gray']}`}
    >
      {COMPLEXITY.map(({ label }, index) => (
        <span key={label} className={`size-[10px] max-md:size-2 ${index < level ? 'bg-current' : 'bg-hairline'}`} />
      ))}
    </span>
  );
}

export function ComplexityKey({ games }: { games: readonly Game[] }) {
  const count = (range: Range) => games.filter(({ weight }) => isInRange(weight, range, HIGHEST.weight)).length;
  return (
    <section aria-label="Complexity" className="text-caption">
      <p className="pb-1 text-dim">Complexity</p>
      <ul>
        {COMPLEXITY.map(({ label, range }, index) => (
          <li key={label}>
            <a href={`?weight=${formatRange(range)}`} className="flex items-center py-1 hover:text-violet-text">
              <Squares level={index + 1} />
              <span className="flex-1">{label}</span> <span className="tabular-nums">{count(range)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
