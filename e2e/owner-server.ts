import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Answering, startStub } from '../tests/collectors/bgg/fake-bgg';
import { OWNER, originOf } from './servers';

/** The build of the journeys with the owner's tokens, its own collection file and a fake BoardGameGeek. */
export async function startOwnerServer(ownerToken: string) {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  const file = join(folder, 'tabletop', 'collection.json');
  mkdirSync(join(folder, 'tabletop'));
  let answering: Answering = () => ({ status: 500 });
  const stub = await startStub((path, query) => answering(path, query));
  const url = originOf(OWNER);
  const settings = { CONTENT_DIR: folder, OWNER_TOKEN: ownerToken, BGG_TOKEN: 's3cret', BGG_API_URL: stub.url };
  const server = spawn(process.execPath, ['scripts/server.ts', '--port', `${OWNER.port}`], {
    env: { ...process.env, ...settings, BGG_PAUSE_MS: '1', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await expect(async () => expect((await fetch(`${url}/icon.svg`)).ok).toBe(true)).toPass({ timeout: 60_000 });
  return {
    asked: stub.asked,
    shelf: () => JSON.parse(readFileSync(file, 'utf8')) as { games: { name: string }[]; total_games: number },
    answerWith: (next: Answering) => {
      answering = next;
    },
    async stop() {
      server.kill();
      await ended;
      await stub.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
