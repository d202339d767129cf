import type { Progress } from '../../lib/collectors/shared/progress';
import { redact } from '../../lib/log';

const BAR_WIDTH = 30;
const STEPS_PER_LINE = 25;
const CLEAR_LINE = '\r\u001b[K';

interface Phase {
  label: string;
  total: number | undefined;
  done: number;
}

/** Shows a bar on a terminal and prints lines otherwise. Both name a phase when it starts, and so what a wait is for. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  const { isTTY } = stream;
  let phase: Phase | undefined;
  const draw = () => {
    if (phase) stream.write(isTTY ? `${CLEAR_LINE}${describeBar(phase)}` : `${describeSteps(phase)}\n`);
  };
  return {
    start(label, total) {
      this.stop();
      phase = { label, total, done: 0 };
      if (isTTY) draw();
      else stream.write(`${label}…\n`);
    },
    step() {
      if (!phase) return;
      phase.done += 1;
      if (isTTY || phase.done % STEPS_PER_LINE === 0) draw();
    },
    note(message) {
      stream.write(`${isTTY ? CLEAR_LINE : ''}${redact(message)}\n`);
      if (isTTY) draw();
    },
    stop() {
      if (phase && isTTY) stream.write(CLEAR_LINE);
      else if (phase && phase.done % STEPS_PER_LINE > 0) draw();
      phase = undefined;
    },
  };
}

function describeBar({ label, total, done }: Phase): string {
  if (total === undefined) return `${label} ${done || '…'}`;
  const filled = total > 0 ? Math.min(BAR_WIDTH, Math.floor((BAR_WIDTH * done) / total)) : 0;
  return `${label} [${'#'.repeat(filled).padEnd(BAR_WIDTH)}] ${done}/${total}`;
}

function describeSteps({ label, total, done }: Phase): string {
  return `${label}: ${done}${total === undefined ? '' : ` of ${total}`}`;
}
