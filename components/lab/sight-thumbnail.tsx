import { drawScene, OUTLINE } from '@/lib/lab/drawing';

export function SightThumbnail() {
  const { observer, hexes, ends } = drawScene();
  return (
    <svg viewBox="-200 -84 416 168" aria-hidden="true" className="neatline w-[calc(100%-8px)] max-w-xl">
      {hexes.map(({ x, y, isWood }) => (
        <polygon
          key={`${x},${y}`}
          points={OUTLINE}
          transform={`translate(${x} ${y}) scale(.96)`}
          className={isWood ? 'fill-rule stroke-rule' : 'fill-none stroke-hairline'}
        />
      ))}
      {ends.map(({ name, x, y }) => (
        <path key={name} d={`M${observer.x} ${observer.y}L${x} ${y}`} className="stroke-amber/60" />
      ))}
      <circle cx={observer.x} cy={observer.y} r="5" className="fill-ink" />
    </svg>
  );
}
