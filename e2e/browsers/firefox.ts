import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '../../scripts/other-browsers';
import { type Browser, type Tab, untilPrinted } from './browser';
import { record } from './in-page';

type Send = <T = object>(method: string, params?: object) => Promise<T>;

/** Firefox without a window, by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(findFirefox() ?? 'firefox', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const { send, socket } = await connect(`${await untilPrinted(firefox.stderr, /ws:\/\/\S+/)}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await send('script.addPreloadScript', { functionDeclaration: String(record) });
  await send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
  });
  return {
    title: `Firefox ${capabilities.browserVersion}`,
    downloads,
    newTab: () => newTab(send),
    async stop() {
      socket.close();
      firefox.kill();
      await ended;
      for (const folder of [profile, downloads]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connect(url: string): Promise<{ send: Send; socket: WebSocket }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}.`));
  });
  const waiting = new Map<number, (answer: { error?: string; message?: string; result?: unknown }) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  let last = 0;
  const send: Send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ error, message, result }) =>
        error ? reject(new Error(`${method}: ${error}: ${message}`)) : resolve(result as never),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, socket };
}

async function newTab(send: Send): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.activate', { context });
  const tab: Tab = {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const answer = await send<{ result: { value: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
        // A page's own globals are read, which JSON carries over.
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async go(where) {
      if (where === 'reload') await send('browsingContext.reload', { context, wait: 'complete' });
      else await send('browsingContext.traverseHistory', { context, delta: where === 'back' ? -1 : 1 });
    },
    async print() {
      const { data } = await send<{ data: string }>('browsingContext.print', { context });
      return new Uint8Array(Buffer.from(data, 'base64'));
    },
    async close() {
      await send('browser.removeUserContext', { userContext });
    },
  };
  return tab;
}
