import type { KeyboardEventHandler, Ref } from 'react';
import { boardSize, findMiddle, OUTLINE } from '@/lib/lab/drawing';
import { distance, type Hex, ROWS } from '@/lib/lab/hexes';
import { type Position, type SightLine, sightLine, viewsFrom } from '@/lib/lab/sight';
import { describeHex } from '@/lib/lab/sight-text';
import { ObserverMark, TargetMark, TerrainMark, ViewMark } from './sight-marks';

const { width, height } = boardSize(ROWS.length);

interface SightSvgProps {
  position: Position;
  cursor: string;
  onPut(name: string | undefined): void;
  onKeyDown: KeyboardEventHandler;
  ref: Ref<SVGSVGElement>;
}

export function SightSvg({ position, cursor, onPut, onKeyDown, ref }: SightSvgProps) {
  const line = sightLine(position);
  const views = viewsFrom(position);
  const blocks = Object.values(line.blocks);
  return (
    <svg
      ref={ref}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: pieces can be placed on its cells
      role="grid"
      aria-label="Board"
      className="not-print:lg:col-start-2 not-print:lg:row-span-2 not-print:lg:row-start-1 not-print:lg:justify-self-end block w-full max-w-184 touch-manipulation select-none fill-none text-[5.5px] print:max-w-[14cm] print:break-inside-avoid"
      onClick={({ target }) => onPut((target as Element).closest('[data-hex]')?.getAttribute('data-hex') ?? undefined)}
      onKeyDown={onKeyDown}
    >
      {ROWS.map((row) => (
        <g key={row[0]?.r} role="row">
          {row.map((hex) => (
            <HexCell
              key={hex.name}
              hex={hex}
              position={position}
              view={views.get(hex.name)}
              isCursor={hex.name === cursor}
            />
          ))}
        </g>
      ))}
      <g className="pointer-events-none">
        {[...new Set(blocks)].map((hex) => (
          <polygon
            key={hex.name}
            points={OUTLINE}
            transform={shiftTo(hex)}
            strokeWidth="2.5"
            strokeDasharray={line.view === 'edge' ? '4 4' : undefined}
            className="stroke-(--sight-stop)"
          />
        ))}
        <Line position={position} line={line} />
        <g transform={shiftTo(position.target)}>
          <TargetMark />
        </g>
        <g transform={shiftTo(position.observer)}>
          <ObserverMark />
        </g>
        <HexNames />
      </g>
    </svg>
  );
}

interface HexCellProps {
  hex: Hex;
  position: Position;
  view: SightLine['view'] | undefined;
  isCursor: boolean;
}

function HexCell({ hex, position, view, isCursor }: HexCellProps) {
  const terrain = position.terrain.get(hex.name);
  return (
    <g
      role="gridcell"
      aria-label={describeHex(hex, position, view)}
      tabIndex={isCursor ? 0 : -1}
      data-hex={hex.name}
      data-view={view}
      transform={shiftTo(hex)}
      className="sight-hex"
    >
      <polygon points={OUTLINE} />
      <polygon points={OUTLINE} transform="scale(.84)" className="sight-focus" />
      {terrain && <TerrainMark terrain={terrain} />}
      <ViewMark view={view} isLow={terrain !== undefined} />
    </g>
  );
}

function HexNames() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the group has no focusable elements
    <g
      textAnchor="middle"
      strokeWidth="3"
      strokeLinejoin="round"
      className="fill-dim stroke-(--sight-ground) [paint-order:stroke] max-sm:hidden"
      aria-hidden="true"
    >
      {ROWS.flat().map((hex) => (
        <text key={hex.name} y="-10.2" transform={shiftTo(hex)}>
          {hex.name}
        </text>
      ))}
    </g>
  );
}

function Line({ position: { observer, target }, line: { view, blocks } }: { position: Position; line: SightLine }) {
  const start = findMiddle(observer);
  const end = findMiddle(target);
  const steps = Object.values(blocks).map((hex) => distance(observer, hex));
  const part = view === 'blocked' ? Math.max(...steps) / distance(observer, target) : 1;
  const cut = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
  return (
    <g strokeLinecap="round" strokeWidth="2" className="stroke-(--sight-accent)">
      <path d={`M${start.x} ${start.y}L${cut.x} ${cut.y}`} />
      {view === 'blocked' && (
        <>
          <path d={`M${cut.x} ${cut.y}L${end.x} ${end.y}`} strokeDasharray="1 5" />
          <path
            d="M-5-5 5 5M5-5-5 5"
            transform={`translate(${cut.x} ${cut.y})`}
            strokeWidth="2.5"
            className="stroke-(--sight-stop)"
          />
        </>
      )}
    </g>
  );
}

function shiftTo(hex: Hex): string {
  const { x, y } = findMiddle(hex);
  return `translate(${x} ${y})`;
}
