import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { linkFindings } from '@/lib/setup/doctor/links';
import { openLinks } from '@/scripts/doctor/ask';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const PAGES: Record<string, RequestListener> = {
  '/page': (_, response) => response.end('A page.'),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/gone-for-good': (_, response) => response.writeHead(410).end(),
  '/moved': (_, response) => response.writeHead(301, { location: '/page' }).end(),
  '/moved-away': (_, response) => response.writeHead(302, { location: '/gone' }).end(),
  '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/bot-wall': (_, response) => response.writeHead(403).end('Are you human?'),
  '/busy': (_, response) => response.writeHead(429).end(),
  // As LinkedIn answers programs.
  '/linkedin': (_, response) => response.writeHead(999).end(),
  '/get-only': ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 501).end(),
  '/head-hangs': ({ method }, response) => method === 'GET' && response.end('A page.'),
  '/silent': () => {},
};

test('links that are gone, lead in a circle or get no answer are reported, and refusals of programs are not', async () => {
  const origin = await serve((request, response) => PAGES[request.url ?? '']?.(request, response));
  const files = new Map(Object.keys(PAGES).map((path) => [`${origin}${path}`, 'content/docs/a.mdx']));
  const answers = await openLinks([...files.keys()], { timeoutMs: 500 });
  const texts = linkFindings(answers, files).map(({ text }) => text.replaceAll(origin, ''));
  expect(texts.toSorted()).toEqual([
    'content/docs/a.mdx: /circle cannot be opened (redirect count exceeded).',
    'content/docs/a.mdx: /gone answers 404.',
    'content/docs/a.mdx: /gone-for-good answers 410.',
    'content/docs/a.mdx: /moved-away answers 404.',
    'content/docs/a.mdx: /silent did not answer within 0.5 seconds.',
  ]);
});
