import type { Outcome } from '@/lib/content/schema/outcome';

export function OutcomeFigure({ outcome: { from, to, change, unit } }: { outcome: Outcome }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-[0.3em] whitespace-nowrap figures">
      {change === undefined && (
        <>
          <Value text={from} />
          <span role="img" aria-label="to" className="text-dim">
            →
          </span>
        </>
      )}
      <Value text={change ?? to} unit={unit} />
    </span>
  );
}

const NUMBER_AND_UNIT = /^([^\p{L}]*)(.*)$/u;

function Value({ text = '', unit }: { text?: string | undefined; unit?: string | undefined }) {
  const [, number, own] = NUMBER_AND_UNIT.exec(text) ?? [];
  const units = [own, unit].filter(Boolean);
  return (
    <span>
      {number?.trim()}
      {units.length > 0 && (
        <span className="text-[0.55em] text-soft tracking-normal">{`\u00a0${units.join(' ')}`}</span>
      )}
    </span>
  );
}
