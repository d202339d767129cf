import { existsSync, type FSWatcher, readdirSync, type WatchListener, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Editors save in several steps. */
const DEBOUNCE_MS = 100;

/** Returns how to stop. On Linux, a recursive watcher misses what follows a rename over a file (docs/adr/0220). */
export function watchFolder(root: string, onChange: () => void): () => void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Folders can be new, or removed and created again.
      start();
      onChange();
    }, DEBOUNCE_MS);
  };
  const start = () => {
    stop();
    watchers = [root, ...foldersIn(root)].flatMap((folder) => startWatcher(folder, onEvent));
    // The folder itself can be replaced too.
    watchers.push(...startWatcher(dirname(root), (_, name) => name === basename(root) && onEvent()));
  };
  start();
  return stop;
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** A folder can be removed after it was listed. It has no watcher, and the watcher of its parent reports it. */
function startWatcher(folder: string, onEvent: WatchListener<string>): FSWatcher[] {
  try {
    return [watch(folder, onEvent).on('error', () => onEvent('rename', basename(folder)))];
  } catch {
    return [];
  }
}
