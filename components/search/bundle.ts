import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { bundleScript } from '../ui/bundle-script';

export const searchScript = bundleScript('components/search/client.ts', () => {
  const styles = readFileSync('components/search/search.css', 'utf8');
  return { SEARCH_STYLES: JSON.stringify(transformSync(styles, { loader: 'css', minify: true }).code) };
});
