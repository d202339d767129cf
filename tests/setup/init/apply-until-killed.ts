import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Applies changes below a folder and kills this process before the file operation of a number. */

const [, , root = '', number = '0', changes = ''] = process.argv;
let operations = 0;

for (const name of ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync', 'rmdirSync'] as const) {
  const original = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      operations += 1;
      if (operations === Number(number)) process.kill(process.pid, 'SIGKILL');
      return original(...args);
    },
  });
}
syncBuiltinESMExports();

const { applyChanges } = await import('../../../lib/setup/init/replace');
const { write, remove } = JSON.parse(changes) as { write: [string, string][]; remove: string[] };
applyChanges(root, { write: new Map(write), remove });
