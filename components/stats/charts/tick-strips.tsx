import type { TickStrip } from '@/lib/dev-stats/charts/ticks';
import { SHAPES, stripTable, type TickKinds } from '@/lib/dev-stats/charts/ticks';
import { formatCount } from '@/lib/dev-stats/rules/format/numbers';
import { ACCENT_TEXT } from '../../ui/accent';
import { ChartFrame, type FrameProps } from './chart-frame';
import { LegendEntry } from './legend';
import { PlotBox } from './plot-box';

const HEIGHT = 24;

interface TickStripsProps<Kind extends string> extends FrameProps {
  /** Heading of the labels in the table, such as "Run". */
  header: string;
  kinds: TickKinds<Kind>;
  /** Empty while loading. */
  strips: readonly TickStrip<Kind>[];
  /** Ticks that fit in a strip. Fewer stand at its end. */
  room: number;
}

export function TickStrips<Kind extends string>({ kinds, strips, room, header, ...frame }: TickStripsProps<Kind>) {
  const used = (Object.keys(kinds) as Kind[]).filter((kind) =>
    strips.some((one) => one.ticks.some((tick) => tick.kind === kind)),
  );
  const legend = used.map((kind) => {
    const { name, color, shape } = kinds[kind];
    return (
      <LegendEntry key={kind} name={name} color={`${ACCENT_TEXT[color]} print:text-ink`}>
        <path className="chart-tick" d={SHAPES[shape]} />
      </LegendEntry>
    );
  });
  return (
    <ChartFrame
      {...frame}
      n={strips.length === 0 ? 0 : frame.n}
      legend={legend}
      table={stripTable(frame.title, header, strips, kinds)}
      format={formatCount}
    >
      <ul className="mt-3 space-y-3">
        {strips.map((strip) => (
          <li key={strip.name} className="flex flex-col-reverse gap-1">
            <Strip {...strip} kinds={kinds} room={room} />
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

type StripProps<Kind extends string> = TickStrip<Kind> & Pick<TickStripsProps<Kind>, 'kinds' | 'room'>;

function Strip<Kind extends string>({ name, ticks, kinds, room }: StripProps<Kind>) {
  const free = room - ticks.length;
  const positionAt = (pixels: number, width: number) =>
    Math.min(ticks.length - 1, Math.max(0, Math.floor((pixels / width) * room) - free));
  return (
    <PlotBox
      label={name}
      count={ticks.length}
      height={HEIGHT}
      positionAt={positionAt}
      textOf={(position) => textOf(ticks[position], kinds)}
      caption={(text) => (
        <p className="flex min-h-6 flex-wrap justify-between gap-x-4 text-caption">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span aria-hidden="true" className="text-ink-soft tabular-nums">
            {text}
          </span>
        </p>
      )}
    >
      {(width, cursor) => (
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className="chart-svg">
          {ticks.map(({ kind, label }, position) => {
            const x = ((free + position + 0.5) * width) / room;
            return (
              <g
                key={label}
                transform={`translate(${x} ${HEIGHT / 2})`}
                className={`${ACCENT_TEXT[kinds[kind].color]} print:text-ink`}
              >
                {cursor === position && <path className="chart-guide" d={`M-4,${HEIGHT / 2}H4`} />}
                <path className="chart-tick" d={SHAPES[kinds[kind].shape]} />
              </g>
            );
          })}
        </svg>
      )}
    </PlotBox>
  );
}

function textOf<Kind extends string>(tick: TickStrip<Kind>['ticks'][number] | undefined, kinds: TickKinds<Kind>) {
  return tick ? `${tick.label}: ${kinds[tick.kind].name}` : '';
}
