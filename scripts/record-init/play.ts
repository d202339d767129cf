import { spawn } from 'node:child_process';
import xterm from '@xterm/headless';

export const COLUMNS = 84;
export const ROWS = 28;
const MAX_WAIT_MS = 60_000;
const TYPED_AT_ONCE = 3;

/** What is on the screen: the text of each row with its colors, and the first row in sight. */
export interface Frame {
  /** Milliseconds that it is shown. */
  duration: number;
  top: number;
  rows: Run[][];
}

/** Characters of one look, from a column on. */
export interface Run {
  column: number;
  text: string;
  /** Number of the terminal's palette; undefined for the default. */
  color: number | undefined;
  isDim: boolean;
}

/** What to wait for on the screen, what to type then, and a key after it. */
export type Step = [shown: string, typed: string, key: string];

/** Plays the steps to a command in a terminal, and returns what the screen showed in between. */
export async function play(command: string, steps: Step[], { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }) {
  const terminal = new xterm.Terminal({ cols: COLUMNS, rows: ROWS, allowProposedApi: true });
  const frames: Frame[] = [];
  const show = (data: string | Buffer) => new Promise<void>((resolve) => terminal.write(data, resolve));
  const keep = (duration: number) => frames.push({ ...screenOf(terminal), duration });

  await show('$ ');
  keep(600);
  for (const part of inParts(command)) {
    await show(part);
    keep(90);
  }
  await show('\r\n');

  // util-linux's `script` gives the command a terminal of its own.
  const sized = `stty cols ${COLUMNS} rows ${ROWS} && ${command.replace('npm run', 'npm run --silent')}`;
  const child = spawn('script', ['--quiet', '--return', '--command', sized, '/dev/null'], { cwd, env });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let changed = () => {};
  child.stdout.on('data', (data: Buffer) => void show(data).then(() => changed()));
  const until = (shown: () => boolean, what: string) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`"${what}" was not shown.`)), MAX_WAIT_MS);
      changed = () => {
        if (!shown()) return;
        clearTimeout(timer);
        resolve();
      };
      changed();
    });

  for (const [shown, typed, key] of steps) {
    await until(() => textOf(terminal).includes(shown), shown);
    // Each new row adds time to read it.
    keep(700 + 60 * (terminal.buffer.active.length - (frames.at(-1)?.rows.length ?? 0)));
    let soFar = '';
    for (const part of inParts(typed)) {
      soFar += part;
      child.stdin.write(part);
      await until(() => textOf(terminal).includes(soFar), soFar);
      keep(90);
    }
    if (typed) keep(500);
    child.stdin.write(key);
  }
  await ended;
  await show('\r\n$ ');
  keep(6000);
  return frames;
}

const inParts = (text: string) => text.match(new RegExp(`.{1,${TYPED_AT_ONCE}}`, 'g')) ?? [];

function textOf(terminal: xterm.Terminal): string {
  const { active } = terminal.buffer;
  return Array.from({ length: active.length }, (_, row) => active.getLine(row)?.translateToString(true) ?? '').join(
    '\n',
  );
}

function screenOf({ buffer: { active } }: xterm.Terminal): Pick<Frame, 'top' | 'rows'> {
  return { top: active.baseY, rows: Array.from({ length: active.length }, (_, row) => runsOf(active.getLine(row))) };
}

function runsOf(line: xterm.IBufferLine | undefined): Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < (line?.length ?? 0); column++) {
    const cell = line?.getCell(column);
    if (!cell) continue;
    const text = cell.getChars() || (cell.isInverse() ? '█' : ' ');
    const look = { color: cell.isFgPalette() ? cell.getFgColor() : undefined, isDim: Boolean(cell.isDim()) };
    const last = runs.at(-1);
    if (last && last.color === look.color && last.isDim === look.isDim) last.text += text;
    else runs.push({ column, text, ...look });
  }
  return runs.map((run) => ({ ...run, text: run.text.trimEnd() })).filter(({ text }) => text !== '');
}
