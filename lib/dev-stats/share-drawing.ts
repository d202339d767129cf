import { PALETTE } from '../looks/palette';
import type { Drawing } from '../share/drawing';

const MAIN = 210;
const BRANCHES = [
  { from: 620, to: 850, y: 150, commits: 2 },
  { from: 740, to: 1100, y: 90, commits: 4 },
  { from: 830, to: 1100, y: 310, commits: 3 },
  { from: 960, to: 1100, y: 400, commits: 1 },
];
const BEND = 70;

export function drawCommits(): Drawing {
  const lines = BRANCHES.map(({ from, to, y }) => {
    const out = `M${from} ${MAIN}C${from + BEND / 2} ${MAIN} ${from + BEND / 2} ${y} ${from + BEND} ${y}`;
    return `${out}H${to - BEND}C${to - BEND / 2} ${y} ${to - BEND / 2} ${MAIN} ${to} ${MAIN}`;
  });
  const commits = BRANCHES.flatMap(({ from, to, y, commits: count }) => {
    const step = (to - from - 2 * BEND) / Math.max(1, count - 1);
    return Array.from({ length: count }, (_, index) => star(from + BEND + index * step, y, 7));
  });
  const merges = BRANCHES.flatMap(({ from, to }) => [star(from, MAIN, 5), star(to, MAIN, 10)]);
  const svg = [
    `<path d="M420 ${MAIN}H1200" stroke="${PALETTE.soft}" stroke-width="3"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${PALETTE.violet}" stroke-width="3"/>`,
    ...commits,
    ...merges,
  ];
  return { svg: svg.join('') };
}

function star(x: number, y: number, radius: number): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y}" r="${radius}" fill="${PALETTE.ink}" stroke="${PALETTE.plate}" stroke-width="4"/>`;
}
