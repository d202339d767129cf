import { basename } from 'node:path';

export interface Place {
  /** Absolute. */
  path: string;
  line: number;
  column?: number;
}

type Link = (place: Place) => string;

const SCHEMES: Record<string, string> = {
  code: 'vscode',
  'code-insiders': 'vscode-insiders',
  codium: 'vscodium',
  cursor: 'cursor',
  windsurf: 'windsurf',
  zed: 'zed',
};

const JETBRAINS = ['idea', 'phpstorm', 'pycharm', 'rubymine', 'webstorm'];

/** Links by the name of the command that starts the editor. */
const LINKS: Record<string, Link> = {
  ...Object.fromEntries(Object.entries(SCHEMES).map(([name, scheme]) => [name, fileLink(scheme)])),
  ...Object.fromEntries(JETBRAINS.map((name) => [name, openLink(name)])),
};

/** An address that opens a file in an editor; undefined for an editor without such addresses. */
export function editorLink(editor: string, place: Place): string | undefined {
  // Both kinds of slashes: the command can be a path of Windows.
  const name = basename(editor.replaceAll('\\', '/')).replace(/\.(exe|cmd|sh|app)$/i, '');
  return LINKS[name.toLowerCase()]?.(place);
}

function fileLink(scheme: string): Link {
  return ({ path, line, column = 1 }) => `${scheme}://file${addressOf(path)}:${line}:${column}`;
}

function openLink(scheme: string): Link {
  return ({ path, line, column = 1 }) =>
    `${scheme}://open?file=${encodeURIComponent(path)}&line=${line}&column=${column}`;
}

function addressOf(path: string): string {
  return encodeURI(path.replaceAll('\\', '/').replace(/^(?!\/)/, '/')).replace(/[?#]/g, encodeURIComponent);
}
