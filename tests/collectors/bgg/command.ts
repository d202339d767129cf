import { type ChildProcess, spawn } from 'node:child_process';

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Starts `collect bgg` against a stub, without the settings of this machine. */
export function startCollect(apiUrl: string, args: string[], settings: Record<string, string> = {}) {
  const { BGG_TOKEN: _, CONTENT_DIR: __, ...inherited } = process.env;
  const env = { ...inherited, BGG_TOKEN: 's3cret', BGG_API_URL: apiUrl, BGG_PAUSE_MS: '1', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/collect.ts', 'bgg', ...args], { env });
  return { child, ended: awaitEnd(child) };
}

function awaitEnd(child: ChildProcess): Promise<Ended> {
  const ended: Ended = { status: null, stdout: '', stderr: '' };
  child.stdout?.on('data', (part) => {
    ended.stdout += part;
  });
  child.stderr?.on('data', (part) => {
    ended.stderr += part;
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...ended, status })));
}
