import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundedAsk } from '../../scripts/deploy-check/ask';
import { tlsProblems } from '../../scripts/deploy-check/check-host';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const SITE = 'https://www.example.com';
const answer = (status: number, headers = {}) => ({ status, headers: new Headers(headers), body: Buffer.alloc(0) });
const redirect = answer(308, { location: `${SITE}/` });
const until = (date: string) => ({ validUntil: Date.parse(date) });

test.each([
  ['in two months', until('2027-01-23'), redirect, []],
  ['in a week', until('2026-11-30'), redirect, ['its certificate ends on 2026-11-30.']],
  [
    'not trusted',
    { problem: 'self-signed certificate' },
    redirect,
    ['its certificate is not valid (self-signed certificate).'],
  ],
  ['http is closed', until('2027-01-23'), answer(0), []],
  ['http is open', until('2027-01-23'), answer(200), ['is served without TLS.']],
  [
    'http leads elsewhere',
    until('2027-01-23'),
    answer(301, { location: 'http://a.example' }),
    ['is served without TLS.'],
  ],
])('a certificate: %s', (_, certificate, plain, expected) => {
  expect(tlsProblems(SITE, certificate, plain, NOW).map(({ text }) => text)).toEqual(expected);
});

test('at most eight requests are under way, and a header for the host is sent to no other', async () => {
  const seen: (string | undefined)[] = [];
  let open = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    open += 1;
    most = Math.max(most, open);
    seen.push(request.headers['x-bypass'] as string | undefined);
    await new Promise(setImmediate);
    open -= 1;
    response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const ask = boundedAsk({ totalMs: 30_000, origin, headers: { 'x-bypass': 'secret' } });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`${origin}/${index}`)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(most).toBeLessThanOrEqual(8);
  expect(new Set(seen)).toEqual(new Set(['secret']));
  await ask(`http://localhost:${port}/`);
  expect(seen.at(-1)).toBeUndefined();
});

test('a server that does not answer in time is a problem, and so is everything after the limit of all requests', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await boundedAsk({ totalMs: 30_000, requestMs: 20, origin })(`${origin}/`)).toMatchObject({
    status: 0,
    problem: 'it took too long',
  });
  const ask = boundedAsk({ totalMs: 20, origin });
  await ask(`${origin}/`);
  expect(await ask(`${origin}/`)).toMatchObject({ problem: 'the time limit of 0.02 s has passed' });
});
