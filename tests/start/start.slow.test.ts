import { once } from 'node:events';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createProject, freePort, PAGE_BYTES, start } from './project';

const NOBODY = 65_534;

const copies = (folder: string) => readdirSync(folder).filter((name) => /^\.next-\d/.test(name));

test('a taken port is reported before anything is built', async () => {
  const holder = createServer().listen(0);
  onTestFinished(() => void holder.close());
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const { code, ended } = start(createProject(), { PORT: String(port) });
  expect(await code).toBe(1);
  expect(await ended).toEqual([
    `Port ${port} is in use. Stop what runs there, or choose another one with PORT=${port + 1}`,
  ]);
});

test('the site is built again only after a change', async () => {
  const folder = createProject();
  const built = async (settings = {}) => {
    const { shell, lines, printed, ended } = start(folder, { PORT: String(await freePort()), ...settings });
    await printed('Ready');
    shell.kill();
    await ended;
    return lines.includes('building');
  };
  expect(await built()).toBe(true);
  expect(await built()).toBe(false);
  writeFileSync(join(folder, 'page.txt'), 'other');
  expect(await built()).toBe(true);
  expect(await built({ DATABASE_URL: 'file:other.db' })).toBe(true);
});

test('two starts in one folder build once, and each serves a copy of its own', async () => {
  const folder = createProject();
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port) => start(folder, { PORT: String(port) }));
  await Promise.all(servers.map(({ printed }) => printed('Ready')));
  expect(copies(folder)).toHaveLength(2);
  expect(servers.flatMap(({ lines }) => lines).filter((line) => line === 'building')).toHaveLength(1);
  for (const { shell } of servers) shell.kill();
  await Promise.all(servers.map(({ ended }) => ended));
  expect(copies(folder)).toEqual([]);
});

test('SIGTERM for the shell of npm ends the server after the requests in progress', async () => {
  const port = await freePort();
  const { shell, printed, ended } = start(createProject(), { PORT: String(port) });
  await printed('Ready');
  const [response] = await once(get({ port, path: '/large.txt', agent: false }), 'response');
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect((await text(response)).length).toBe(PAGE_BYTES);
  await ended;
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow();
});

test('a read-only folder is explained in one sentence, and serves a build that is up to date', async () => {
  const folder = createProject();
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  const first = start(folder, { PORT: String(await freePort()) });
  await first.printed('Ready');
  first.shell.kill();
  await first.ended;
  chmodSync(folder, 0o555);
  const served = start(folder, { PORT: String(await freePort()) }, user);
  await served.printed('Ready');
  expect(copies(folder)).toEqual([]);
  const changed = start(folder, { PORT: String(await freePort()), SITE_URL: 'https://other.example.com' }, user);
  expect(await changed.code).toBe(1);
  expect(await changed.ended).toEqual([
    'This folder is read-only, so the site cannot be built in it. Copy it to a folder you can write to.',
  ]);
  chmodSync(folder, 0o755);
});
