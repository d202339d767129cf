import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSync, transformSync } from 'esbuild';
import { env } from '@/lib/env';
import { lazy } from '@/lib/memoize';

const FOLDER = 'components/search';

function bundle(): string {
  const styles = transformSync(readFileSync(`${FOLDER}/search.css`, 'utf8'), { loader: 'css', minify: true });
  const { outputFiles } = buildSync({
    entryPoints: [`${FOLDER}/client.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    define: {
      SEARCH_STYLES: JSON.stringify(styles.code),
      'process.env.BASE_PATH': JSON.stringify(env.basePath),
    },
  });
  return outputFiles[0]?.text ?? '';
}

export const searchScript: () => string = env.isDevelopment ? bundle : lazy(bundle);

/** In the format of the attribute `integrity` and of a policy's sources. */
export const searchScriptHash = (): string => `sha256-${createHash('sha256').update(searchScript()).digest('base64')}`;
