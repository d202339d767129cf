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

/** The script of the search, with its styles and without the framework. */
export const searchScript: () => string = env.isDevelopment ? bundle : lazy(bundle);

/** As the attribute `integrity` and the source in a policy have it. */
export const searchScriptHash = (): string => `sha256-${createHash('sha256').update(searchScript()).digest('base64')}`;
