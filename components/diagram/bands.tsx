import type { Band, Heading, Scene } from '@/lib/diagram/scene';
import { PALETTE } from '@/lib/looks/palette';
import { SvgText } from './svg-text';

export function Bands({ bands, scale }: Pick<Scene, 'bands' | 'scale'>) {
  return (
    <>
      <path d={rules(bands)} stroke={PALETTE.hairline} />
      {bands.map(({ id, title, subtitle, headings }) => (
        <g key={id}>
          <SvgText lines={title} kind="title" scale={scale} />
          <SvgText lines={subtitle} kind="subtitle" scale={scale} />
          {headings.map((heading) => (
            <ColumnHeading key={heading.x} heading={heading} scale={scale} />
          ))}
        </g>
      ))}
    </>
  );
}

function rules(bands: Band[]): string {
  const last = bands.at(-1)?.box;
  const end = last ? [{ ...last, y: last.y + last.height }] : [];
  return [...bands.map(({ box }) => box), ...end].map(({ x, y, width }) => `M${x} ${y}h${width}`).join('');
}

function ColumnHeading({ heading: { lines, x, y, width }, scale }: { heading: Heading; scale: number }) {
  return (
    <>
      <SvgText lines={lines} kind="heading" scale={scale} />
      <path d={`M${x} ${y}h${width}`} stroke={PALETTE.rule} />
    </>
  );
}
