import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPreview } from '../../lib/deployment';
import { env } from '../../lib/env';
import { headersFor, PAGE_HEADERS } from '../../lib/site/headers';
import { siteFiles } from './site-files';
import { each, writeCompressed } from './write-file';

export async function writeSite(output: string): Promise<void> {
  const isProduction = !isPreview(env.deployEnv);
  const folder = join(output, 'site');
  rmSync(folder, { recursive: true, force: true });
  const files: Record<string, Record<string, string>> = {};
  await each(siteFiles(output), async ({ path, body, headers }) => {
    const address = `/${path.replace(/(^index)?\.html$/, '')}`;
    const isPage = 'content-security-policy' in headers;
    files[address] = { ...headersFor(address, isProduction), ...(isPage && PAGE_HEADERS), ...headers };
    await writeCompressed(folder, path, body);
  });
  writeFileSync(join(output, 'site-headers.json'), JSON.stringify({ isProduction, files }));
}
