import { round } from '@/lib/diagram/geometry';
import type { Scene } from '@/lib/diagram/scene';
import { textWidth, typeSize } from '@/lib/diagram/text';
import { lineOf } from './edge-lines';
import { SvgText } from './svg-text';

const ROW = { x: 30, bottom: 30, gap: 48, sample: 44, space: 14 };

export function Legend({ legend, height, scale, weight }: Scene) {
  const y = height - ROW.bottom;
  const widths = legend.map(
    ({ label }) => ROW.sample + ROW.space + textWidth(label, typeSize('detail', scale).size) + ROW.gap,
  );
  return legend.map(({ label, flow }, index) => {
    const x = round(widths.slice(0, index).reduce((sum, width) => sum + width, ROW.x));
    return (
      <g key={label}>
        <path d={`M${x} ${y}h${ROW.sample}`} strokeWidth={weight} {...lineOf(flow)} />
        <SvgText lines={[{ text: label, x: x + ROW.sample + ROW.space, y: y + 5 }]} kind="detail" scale={scale} />
      </g>
    );
  });
}
