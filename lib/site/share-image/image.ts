import sharp from 'sharp';
import { getProfile } from '../../content/content';
import { publicOrigin } from '../../deployment';
import { memoize } from '../../memoize';
import { ORIGIN } from '../../origin';
import type { Page } from '../../section';
import { SHARE_SIZE } from '../../share/drawing';
import { getPage } from '../pages';
import { PAGE_PATHS } from '../routes';
import { drawFrame, drawTitle, type ShareFrame } from './frame';

const RAW = { raw: { ...SHARE_SIZE, channels: 4 } } as const;

export async function renderShareImage(title: string, frame: ShareFrame): Promise<Buffer> {
  const drawn = drawTitle(title);
  const { svg, ...place } = drawn;
  const image = frame.drawing
    ? sharp(Buffer.from(drawFrame(frame, drawn)))
    : sharp(await sharedPixels(JSON.stringify(frame)), RAW).composite([{ input: Buffer.from(svg), ...place }]);
  // Higher compression takes twice the time and saves a tenth of the bytes.
  return image.removeAlpha().png({ compressionLevel: 4 }).toBuffer();
}

/** A frame with the sky is drawn once for all pages of a kind, which may be a thousand. */
const sharedPixels = memoize((frame) => {
  const svg = drawFrame(JSON.parse(frame) as ShareFrame);
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
});

function shareTexts({ path, title, part }: Pick<Page, 'path' | 'title' | 'part'>) {
  const { name, title: role } = getProfile();
  if (path === '/') return { title: name, owner: '', kind: role };
  // The title of a page in the menu names it already.
  return { title, owner: name, kind: PAGE_PATHS.includes(path) ? role : part };
}

export async function pageImage(path: string): Promise<Response> {
  const page = getPage(path);
  if (!page) return new Response(null, { status: 404 });
  const origin = publicOrigin(ORIGIN);
  const { title, ...texts } = shareTexts(page);
  const host = origin && new URL(origin).host;
  const png = await renderShareImage(title, { ...texts, host, drawing: await page.drawing?.() });
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
