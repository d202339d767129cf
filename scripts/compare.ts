import { Command } from 'commander';
import { print } from '../lib/log';
import { pluralize } from '../lib/pluralize';
import { runProgram } from './program';

function program(): Command {
  return new Command('compare')
    .description('Compare two exports, and write a report with pictures of the pages that changed.')
    .argument('<before>', 'folder of an export')
    .argument('<after>', 'folder of another export')
    .option('--out <folder>', 'folder of the report', 'test-results/compare')
    .action(async (before: string, after: string, { out }: { out: string }) => {
      const { readExport } = await import('./compare/pages');
      const { openCameras } = await import('./compare/pictures');
      const { compareExports } = await import('./compare/compare');
      const exports = [readExport(before), readExport(after)] as const;
      const { ensureChromium } = await import('./chromium');
      ensureChromium();
      const { cameras, close } = await openCameras([...exports]);
      const pages = await compareExports(...exports, cameras, out).finally(close);
      for (const { path, kind } of pages) print(`${path}${kind === 'kept' ? '' : ` (${kind})`}`);
      print(`${pluralize(pages.length, 'page')} changed: ${out}/index.html`);
    });
}

await runProgram(program());
