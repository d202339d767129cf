import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { bundleScript } from '../ui/bundle-script';

const FOLDER = 'components/search';

function styles(): string {
  return transformSync(readFileSync(`${FOLDER}/search.css`, 'utf8'), { loader: 'css', minify: true }).code;
}

export const searchScript = bundleScript(`${FOLDER}/client.ts`, () => ({ SEARCH_STYLES: JSON.stringify(styles()) }));
