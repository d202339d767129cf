import { SingleBar } from 'cli-progress';
import type { Progress } from '../../lib/collectors/shared/progress';

/** Without a terminal, a line is written at every so many steps. */
const STEPS_A_LINE = 25;

/** A bar on a terminal, plain lines elsewhere. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: NodeJS.WriteStream): Progress {
  const options = { stream, clearOnComplete: true, hideCursor: true, fps: 5 };
  let current: SingleBar | undefined;
  const stop = () => {
    current?.stop();
    current = undefined;
  };
  return {
    start(label, total) {
      stop();
      const count = total === undefined ? '{value}' : '{bar} {value}/{total}';
      current = new SingleBar({ ...options, format: `${label} ${count}` });
      current.start(total ?? 0, 0);
    },
    step: () => current?.increment(),
    note(line) {
      stream.write(`\r\u001b[K${line}\n`);
    },
    stop,
  };
}

function lines(stream: NodeJS.WritableStream): Progress {
  let label = '';
  let total: number | undefined;
  let done = 0;
  const tell = () => stream.write(`${label}: ${done}${total === undefined ? '' : ` of ${total}`}\n`);
  return {
    start(name, count) {
      [label, total, done] = [name, count, 0];
    },
    step() {
      done += 1;
      if (done % STEPS_A_LINE === 0) tell();
    },
    note: (line) => stream.write(`${line}\n`),
    stop() {
      if (label && done % STEPS_A_LINE !== 0) tell();
      label = '';
    },
  };
}
