import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedPages, type Export } from './pages';
import { type Camera, difference, WIDTHS } from './pictures';
import { asHtml, asMarkdown, type ComparedPage, textDifference } from './report';

const RESUME = '/resume.txt';
/** Parts of a page that load late can miss the picture. Only a difference that stays is one. */
const TRIES = 3;

/** Compares two exports. Writes a report with pictures into the folder, and returns the pages that changed. */
export async function compareExports(
  before: Export,
  after: Export,
  cameras: Camera[],
  folder: string,
): Promise<ComparedPage[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const compared: ComparedPage[] = [];
  for (const page of changedPages(before, after)) {
    const pictures: ComparedPage['pictures'] = [];
    for (const width of WIDTHS) {
      const has = [page.kind !== 'added', page.kind !== 'removed'];
      const take = () => Promise.all(cameras.map((camera, side) => (has[side] ? camera(page.path, width) : undefined)));
      let [old, now] = await take();
      let differs = await differenceOf(old, now);
      for (let tries = 1; tries < TRIES && old && now && differs > 0; tries += 1) {
        [old, now] = await take();
        differs = await differenceOf(old, now);
      }
      if (differs === 0) continue;
      const name = `pictures/${page.path.slice(1).replaceAll('/', '-') || 'home'}-${width}`;
      const save = (side: string, png?: Buffer) => {
        if (!png) return undefined;
        writeFileSync(join(folder, `${name}-${side}.png`), png);
        return `${name}-${side}.png`;
      };
      pictures.push({ width, difference: differs, files: [save('before', old), save('after', now)] });
    }
    if (page.texts[0] !== page.texts[1] || pictures.length > 0) compared.push({ ...page, pictures });
  }
  const resume = textDifference([textAt(before, RESUME), textAt(after, RESUME)]);
  writeFileSync(join(folder, 'index.html'), asHtml(compared, resume));
  writeFileSync(join(folder, 'summary.md'), asMarkdown(compared, resume));
  return compared;
}

async function differenceOf(before: Buffer | undefined, after: Buffer | undefined): Promise<number> {
  return before && after ? difference(before, after) : 1;
}

function textAt(files: Export, address: string): string {
  return files.get(address)?.toString().trimEnd() ?? '';
}
