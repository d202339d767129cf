import type { Progress } from '../../lib/collectors/shared/progress';
import { redact } from '../../lib/log';

const BAR_WIDTH = 30;
const STEPS_PER_LINE = 25;
const CLEAR_LINE = '\r\u001b[K';

/** Shows a bar on a terminal and prints lines otherwise. Both name a phase when it starts, and so what a wait is for. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? createBar(stream) : createLines(stream);
}

function createBar(stream: NodeJS.WriteStream): Progress {
  let label = '';
  let total: number | undefined;
  let done = 0;
  const draw = () => {
    const filled = total ? Math.min(BAR_WIDTH, Math.floor((BAR_WIDTH * done) / total)) : 0;
    const bar = `[${'#'.repeat(filled).padEnd(BAR_WIDTH)}] ${done}/${total}`;
    stream.write(`${CLEAR_LINE}${label}${total === undefined ? ` ${done || '…'}` : ` ${bar}`}`);
  };
  return {
    start(name, steps) {
      label = name;
      total = steps;
      done = 0;
      draw();
    },
    step() {
      done += 1;
      draw();
    },
    note(message) {
      stream.write(`${CLEAR_LINE}${redact(message)}\n`);
      if (label) draw();
    },
    stop() {
      if (label) stream.write(CLEAR_LINE);
      label = '';
    },
  };
}

function createLines(stream: NodeJS.WriteStream): Progress {
  let label = '';
  let total: number | undefined;
  let done = 0;
  const print = () => stream.write(`${label}: ${done}${total === undefined ? '' : ` of ${total}`}\n`);
  return {
    start(name, steps) {
      this.stop();
      label = name;
      total = steps;
      done = 0;
      stream.write(`${label}…\n`);
    },
    step() {
      done += 1;
      if (done % STEPS_PER_LINE === 0) print();
    },
    note: (message) => stream.write(`${redact(message)}\n`),
    stop() {
      if (label && done % STEPS_PER_LINE !== 0) print();
      label = '';
    },
  };
}
