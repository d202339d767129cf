import { execFile } from 'node:child_process';

interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs `collect bgg` against a stub, without the settings of this machine. */
export function runCollect(apiUrl: string, args: string[], settings: Record<string, string>): Promise<Ended> {
  const { BGG_TOKEN: _, CONTENT_DIR: __, ...inherited } = process.env;
  const env = { ...inherited, BGG_TOKEN: 's3cret', BGG_API_URL: apiUrl, BGG_PAUSE_MS: '1', ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/collect.ts', 'bgg', ...args],
      { env },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
