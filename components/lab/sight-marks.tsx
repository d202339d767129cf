import type { SightLine, Terrain } from '@/lib/lab/sight';

const TERRAIN: Record<Terrain, string> = {
  woods: 'M-8 5-4.5-3-1 5ZM1 5 4.5-3 8 5ZM-3.5 1 0-7 3.5 1',
  hills: 'M-10 5C-6-6 4-8 10 5M-4.5 5C-2.5-1 2-2 5 5',
};

export function TerrainMark({ terrain }: { terrain: Terrain }) {
  return <path d={TERRAIN[terrain]} className="sight-terrain" data-terrain={terrain} />;
}

export function ViewMark({ view, isLow }: { view: SightLine['view'] | undefined; isLow: boolean }) {
  const cy = isLow ? 11 : 2;
  if (view === 'clear') return <circle cy={cy} r="2" className="sight-seen" />;
  return view === 'edge' ? <circle cy={cy} r="2.8" className="sight-ring" /> : null;
}

export function ObserverMark() {
  return (
    <>
      <circle r="8.5" className="sight-halo" />
      <circle r="4.8" className="sight-observer" />
    </>
  );
}

export function TargetMark() {
  return (
    <>
      <circle r="8.5" className="sight-halo" />
      <path d="M0-8.5v6M0 2.5v6M-8.5 0h6M2.5 0h6" className="sight-target" />
      <circle r="5.5" className="sight-target" />
    </>
  );
}
