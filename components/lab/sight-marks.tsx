import type { SightLine, Terrain } from '@/lib/lab/sight';

const TERRAIN: Record<Terrain, string> = {
  woods: 'M-8 5-4.5-3-1 5ZM1 5 4.5-3 8 5ZM-3.5 1 0-7 3.5 1',
  hills: 'M-10 5C-6-6 4-8 10 5M-4.5 5C-2.5-1 2-2 5 5',
};

export function TerrainMark({ terrain }: { terrain: Terrain }) {
  return (
    <path
      d={TERRAIN[terrain]}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.4"
      className={terrain === 'woods' ? 'stroke-(--sight-woods)' : 'stroke-(--sight-hills)'}
    />
  );
}

export function ViewMark({ view, isLow }: { view: SightLine['view'] | undefined; isLow: boolean }) {
  const cy = isLow ? 11 : 2;
  if (view === 'clear') return <circle cy={cy} r="2" className="fill-(--sight-accent)" />;
  return view === 'edge' ? <circle cy={cy} r="2.8" strokeWidth="1.4" className="stroke-(--sight-accent)" /> : null;
}

export function ObserverMark() {
  return (
    <g className="fill-(--sight-accent)">
      <Halo />
      <circle r="4.8" />
    </g>
  );
}

export function TargetMark() {
  return (
    <g strokeWidth="1.4" className="stroke-(--sight-accent)">
      <Halo />
      <path d="M0-8.5v6M0 2.5v6M-8.5 0h6M2.5 0h6" />
      <circle r="5.5" />
    </g>
  );
}

function Halo() {
  return <circle r="8.5" strokeWidth="1" className="fill-(--sight-ground) stroke-(--sight-accent)" />;
}
