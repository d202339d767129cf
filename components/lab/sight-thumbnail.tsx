import { findMiddle, OUTLINE } from '@/lib/lab/drawing';
import { walk } from '@/lib/lab/hexes';
import './sight-thumbnail.css';

const OBSERVER = { q: -3, r: 1 };
const WOODS = ['0,-1', '1,1', '-1,2', '3,-2', '2,0'];
const ROWS = [-2, -1, 0, 1, 2];
const COLUMNS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
const HEXES = ROWS.flatMap((r) => COLUMNS.map((column) => ({ q: column - Math.floor(r / 2), r })));
const TARGETS = HEXES.filter(({ q, r }) => q + r / 2 > 3.6);

export function SightThumbnail() {
  const from = findMiddle(OBSERVER);
  return (
    <svg
      viewBox="-200 -84 416 168"
      aria-hidden="true"
      className="sight-thumbnail neatline w-[calc(100%-8px)] max-w-2xl"
    >
      {HEXES.map(({ q, r }) => {
        const { x, y } = findMiddle({ q, r });
        const isWood = WOODS.includes(`${q},${r}`);
        return (
          <polygon
            key={`${q},${r}`}
            points={OUTLINE}
            transform={`translate(${x} ${y}) scale(.96)`}
            className={isWood ? 'fill-rule stroke-rule' : 'fill-none stroke-hairline'}
          />
        );
      })}
      {TARGETS.map((target, index) => {
        const path = walk(OBSERVER, target, 'left');
        const end = findMiddle(path.find(({ q, r }) => WOODS.includes(`${q},${r}`)) ?? target);
        return (
          <path
            key={`${target.q},${target.r}`}
            d={`M${from.x} ${from.y}L${end.x} ${end.y}`}
            className="stroke-amber"
            style={{ animationDelay: `${index * 0.8}s`, animationDuration: `${TARGETS.length * 0.8}s` }}
          />
        );
      })}
      <circle cx={from.x} cy={from.y} r="5" className="fill-ink" />
    </svg>
  );
}
