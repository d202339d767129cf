import { COLUMNS, type Frame, ROWS, type Run } from './play';

const [CELL_WIDTH, ROW_HEIGHT, FONT_SIZE, PADDING] = [8.4, 20, 14, 16];
const TEXT = '#dcd9ec';
const DIM = '#928fa8';
/** Colors of the terminal's palette, light enough for small text on the background. */
const COLORS: Record<number, string> = { 1: '#ff8f8f', 2: '#7fd6a4', 3: '#f0c674', 5: '#c4a7ff', 6: '#7cc7e8', 8: DIM };

/** An animation that repeats. Without motion it shows the last frame. */
export function animation(frames: Frame[], description: string): string {
  const total = frames.reduce((sum, { duration }) => sum + duration, 0);
  const percent = (index: number) =>
    `${((100 * frames.slice(0, index).reduce((sum, { duration }) => sum + duration, 0)) / total).toFixed(2)}%`;
  const timing = `${(total / 1000).toFixed(1)}s step-end infinite`;
  const lines = linesOf(frames);
  const spans = [...new Set(lines.map(({ from, to }) => `${from}-${to}`))];
  const rules = spans.map((span) => {
    const [from = 0, to = 0] = span.split('-').map(Number);
    const steps = [
      ...(from > 0 ? ['0%{visibility:hidden}'] : []),
      `${percent(from)}{visibility:visible}`,
      ...(to < frames.length ? [`${percent(to)}{visibility:hidden}`] : []),
    ];
    return `@keyframes s${span}{${steps.join('')}}.s${span}{animation:s${span} ${timing}}`;
  });
  const scroll = frames.map(({ top }, index) => `${percent(index)}{transform:translateY(${-top * ROW_HEIGHT}px)}`);
  const last = frames.at(-1)?.top ?? 0;
  const [width, height] = [COLUMNS * CELL_WIDTH + 2 * PADDING, ROWS * ROW_HEIGHT + 2 * PADDING];
  const texts = lines.map(({ row, runs, from, to }) => {
    const y = row * ROW_HEIGHT + FONT_SIZE;
    const isLast = to === frames.length;
    return `<text class="s${from}-${to}${isLast ? '' : ' h'}" y="${y}">${runs.map(tspan).join('')}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height}" role="img">
<title>${escaped(description)}</title>
<style>
text{font:${FONT_SIZE}px ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;white-space:pre;fill:${TEXT}}
.d{fill:${DIM}}${Object.entries(COLORS)
    .map(([number, color]) => `.c${number}{fill:${color}}`)
    .join('')}
.h{visibility:hidden}.scroll{transform:translateY(${-last * ROW_HEIGHT}px)}
@media (prefers-reduced-motion:no-preference){
${rules.join('\n')}
@keyframes scroll{${scroll.join('')}}.scroll{animation:scroll ${timing}}
}
</style>
<rect width="100%" height="100%" rx="10" fill="#0d0b16"/>
<svg x="${PADDING}" y="${PADDING}" width="${width - 2 * PADDING}" height="${ROWS * ROW_HEIGHT}"><g class="scroll">
${texts.join('\n')}
</g></svg>
</svg>
`;
}

interface Line {
  row: number;
  runs: Run[];
  /** The first frame with it, and the first one without it. */
  from: number;
  to: number;
}

/** Text that stays in a row over several frames becomes one line. */
function linesOf(frames: Frame[]): Line[] {
  const lines: Line[] = [];
  const open = new Map<number, Line>();
  frames.forEach(({ rows }, index) => {
    rows.forEach((runs, row) => {
      const line = open.get(row);
      if (line?.to === index && JSON.stringify(line.runs) === JSON.stringify(runs)) {
        line.to = index + 1;
      } else if (runs.length > 0) {
        const added = { row, runs, from: index, to: index + 1 };
        open.set(row, added);
        lines.push(added);
      }
    });
  });
  return lines;
}

function tspan({ column, text, color, isDim }: Run): string {
  const look = isDim ? 'd' : color !== undefined && COLORS[color] ? `c${color}` : '';
  return `<tspan x="${(column * CELL_WIDTH).toFixed(1)}"${look && ` class="${look}"`}>${escaped(text)}</tspan>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
