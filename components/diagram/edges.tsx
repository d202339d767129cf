import { Fragment } from 'react';
import type { Scene } from '@/lib/diagram/layout';
import { textWidth, typeSize } from '@/lib/diagram/text';
import { PALETTE } from '@/lib/looks/palette';
import { round } from '@/lib/round';
import { SvgText } from './svg-text';

const LINE_STYLES = [{}, { strokeDasharray: '0.1 6' }, { stroke: PALETTE.dim, strokeDasharray: '8 5' }];

function lineStyle(flow: number) {
  return {
    fill: 'none',
    stroke: PALETTE.soft,
    strokeLinecap: 'round',
    ...LINE_STYLES[flow % LINE_STYLES.length],
  } as const;
}

export function Edges({ edges, scale, weight }: Pick<Scene, 'edges' | 'scale' | 'weight'>) {
  return (
    <>
      {[...Map.groupBy(edges, ({ flow }) => flow)].map(([flow, members]) => (
        <Fragment key={flow}>
          <path d={members.map(({ path }) => path).join('')} strokeWidth={weight} {...lineStyle(flow)} />
          <path d={members.map(({ arrow }) => arrow).join('')} fill={lineStyle(flow).stroke} />
        </Fragment>
      ))}
      {edges.map(
        ({ from, to, label, labelBox, labelLines }) =>
          labelBox && (
            <Fragment key={`${from} ${to} ${label}`}>
              <rect {...labelBox} rx={4} fill={PALETTE.plate} />
              <SvgText lines={labelLines} kind="edge" scale={scale} />
            </Fragment>
          ),
      )}
    </>
  );
}

const LEGEND = { x: 30, bottom: 30, gap: 48, sample: 44, space: 14 };

export function Legend({ legend, height, scale, weight }: Scene) {
  const y = height - LEGEND.bottom;
  const widths = legend.map(
    ({ label }) => LEGEND.sample + LEGEND.space + textWidth(label, typeSize('detail', scale).size) + LEGEND.gap,
  );
  return legend.map(({ label, flow }, index) => {
    const x = round(widths.slice(0, index).reduce((sum, width) => sum + width, LEGEND.x));
    return (
      <Fragment key={label}>
        <path d={`M${x} ${y}h${LEGEND.sample}`} strokeWidth={weight} {...lineStyle(flow)} />
        <SvgText lines={[{ text: label, x: x + LEGEND.sample + LEGEND.space, y: y + 5 }]} kind="detail" scale={scale} />
      </Fragment>
    );
  });
}
