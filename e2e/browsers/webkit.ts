import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Tab, untilPrinted } from './browser';
import { until } from './until';

type Send = <T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** The toolbar of WebKitGTK's MiniBrowser would keep the window wider than a phone. */
const NARROW_TOOLBAR = '* { border-width: 0; margin: 0; min-width: 0; padding: 0; }';

/** A script is not answered if its page goes away at the wrong moment. */
const ANSWER_MS = 15_000;

/** WebKitGTK on a display of its own, by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebKit(): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'downloads');
  for (const folder of ['downloads', 'gtk-3.0']) mkdirSync(join(home, folder));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const display = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await untilPrinted(display.stdio[3] as NodeJS.ReadableStream, /\d+(?=\n)/);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: home, GDK_BACKEND: 'x11' },
  });
  const send = await connect(`http://127.0.0.1:${port}`);
  const { version, ...probe } = await newTab(send);
  await probe.close();
  return {
    title: `WebKitGTK ${version}`,
    downloads,
    newTab: () => newTab(send),
    async stop() {
      await stop(driver);
      await stop(display);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Waits until the driver answers. */
async function connect(origin: string): Promise<Send> {
  const send: Send = async (method, path, body) => {
    const signal = AbortSignal.timeout(path.includes('/execute/') ? ANSWER_MS : 60_000);
    const request = { method, body: body && JSON.stringify(body), signal };
    const response = await fetch(origin + path, request).catch((cause) => {
      throw new Error(`WebKitWebDriver did not answer ${method} ${path}.`, { cause });
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (;;) {
    const isReady = await send<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return send;
  }
}

async function newTab(send: Send): Promise<Tab & { version: string }> {
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    // The page is watched from its beginning: waiting is up to the caller.
    { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } },
  );
  const session = `/session/${sessionId}`;
  const tab: Tab & { version: string } = {
    version: capabilities.browserVersion,
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    evaluate<T>(expression: string) {
      const script = `return ${expression};`;
      return send<T>('POST', `${session}/execute/sync`, { script, args: [] });
    },
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height });
      await until(async () => (await tab.evaluate('innerWidth')) === width);
    },
    async go(where) {
      await send('POST', `${session}/${where === 'reload' ? 'refresh' : where}`, {});
    },
    async close() {
      await send('DELETE', session);
    },
  };
  return tab;
}
