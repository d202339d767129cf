import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { answer, type WorldRepository } from '../../tests/collectors/github/fake-world';
import { DEPLOYED, originOf } from '../servers';

const commits = [{ oid: 'c', date: '2026-11-20T10:00:00Z', committed: '2026-11-20T10:00:00Z', by: 'owner' }];
const WORLD: WorldRepository[] = [{ id: 'R1', name: 'collected-each-day', commits }];

/** The collector of compose.yaml, asking a GitHub of one repository. */
createServer(async (request, response) => {
  // Playwright asks for a page to see that the server runs.
  if (request.method === 'GET') return void response.end();
  const { query, variables } = JSON.parse(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(WORLD, query, variables)));
}).listen(DEPLOYED.collector.port);

const GITHUB = { GITHUB_TOKEN: 'token', GITHUB_API_URL: originOf(DEPLOYED.collector) };
const collector = spawn(process.execPath, ['--import', 'tsx', 'scripts/collect.ts', 'github'], {
  stdio: 'inherit',
  env: { ...process.env, ...GITHUB },
});
process.once('SIGTERM', () => process.exit());
collector.once('close', (code) => {
  if (code !== 0) process.exit(1);
});
