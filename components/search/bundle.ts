import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { bundleScript } from '../ui/bundle-script';

const FOLDER = 'components/search';

function styles(): string {
  return transformSync(readFileSync(`${FOLDER}/search.css`, 'utf8'), { loader: 'css', minify: true }).code;
}

export const searchScript = bundleScript(`${FOLDER}/client.ts`, () => ({ SEARCH_STYLES: JSON.stringify(styles()) }));

/** In the format of the attribute `integrity` and of a policy's sources. */
export const searchScriptHash = (): string => `sha256-${createHash('sha256').update(searchScript()).digest('base64')}`;
