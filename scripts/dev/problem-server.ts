import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../../lib/content/check/source';
import { answerAdmin } from './admin/admin';

/** Next closes a forwarded connection that is silent for 30 seconds. */
const PING_MS = 10_000;

interface ShownProblem {
  place: string;
  message: string;
  href: string;
}

/** Serves /admin and, to overlay.js, the problems as server-sent events. next.config.mjs forwards /admin and /__content/ to it. */
export async function startProblemServer() {
  const listeners = new Set<ServerResponse>();
  let event = formatEvent([]);
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/admin')) {
      void answerAdmin(request, response);
    } else if (request.url === '/overlay.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(readFileSync(join(import.meta.dirname, 'overlay.js')));
    } else if (request.url === '/problems') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
      response.write(event);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    } else {
      response.writeHead(404).end();
    }
  });
  const send = (text: string) => {
    for (const listener of listeners) listener.write(text);
  };
  setInterval(() => send(': still here\n\n'), PING_MS).unref();
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish(problems: Problem[]) {
      event = formatEvent(problems.map(toShown));
      send(event);
    },
  };
}

function formatEvent(problems: ShownProblem[]): string {
  return `data: ${JSON.stringify(problems)}\n\n`;
}

function toShown({ file, line, column = 1, message }: Problem): ShownProblem {
  const { pathname } = pathToFileURL(resolve(file));
  return { place: `${file}:${line}`, message, href: `vscode://file${pathname}:${line}:${column}` };
}
