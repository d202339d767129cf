import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createReader } from '../../../../lib/dev-stats/store/read/reader';

/** Address of a server that never responds, or of no server. */
async function address(isThere: boolean): Promise<string> {
  const server = createServer((socket) => onTestFinished(() => void socket.destroy())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (isThere) onTestFinished(() => void server.close());
  else await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}`;
}

test.each([
  ['answers nothing', true],
  ['is not there', false],
])('a remote store that %s fails instead of being waited for', async (_, isThere) => {
  const reader = createReader({ url: await address(isThere) }, 50);
  await expect(reader.current()).rejects.toThrow();
  await expect(reader.current(), 'and again, from the start').rejects.toThrow();
  reader.close();
});
