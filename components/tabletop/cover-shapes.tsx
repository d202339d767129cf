import { FIELD_SHAPES, PIECE_SHAPES } from '@/lib/tabletop/cover/shapes';

/** The shapes that the covers of a page refer to. */
export function CoverShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {FIELD_SHAPES.map(({ id, isDashed, lines, tints, solids }) => (
          <g key={id} id={id}>
            {lines && (
              <path
                d={lines}
                fill="none"
                stroke="currentColor"
                strokeOpacity={0.4}
                strokeWidth={isDashed ? 2.6 : 0.8}
                strokeDasharray={isDashed ? '7 2' : undefined}
              />
            )}
            {tints && <path d={tints} opacity={0.18} />}
            {solids && <path d={solids} />}
          </g>
        ))}
        {PIECE_SHAPES.map(({ id, path }) => (
          <path key={id} id={id} d={path} stroke="currentColor" strokeWidth={1.6} strokeLinejoin="round" />
        ))}
      </defs>
    </svg>
  );
}
