import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml' },
  ...{ '.xml': 'application/xml', '.css': 'text/css', '.webmanifest': 'application/manifest+json' },
  ...{ '.md': 'text/markdown', '.txt': 'text/plain' },
};

/** Serves a folder below a path as GitHub Pages does, without the rules of any host, and nothing outside of the path. */
export async function serveFolder(folder: string, path = '') {
  const server = createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const inside = address === path ? '/' : address.startsWith(`${path}/`) ? address.slice(path.length) : undefined;
    const found = inside && findFile(folder, inside);
    const file = found || join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}

function findFile(folder: string, address: string): string | undefined {
  const candidates = [address, `${address}.html`, `${address}/index.html`].map((name) => join(folder, name));
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
