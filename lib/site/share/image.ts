import sharp from 'sharp';
import { getProfile } from '../../content/content';
import { ORIGIN } from '../build';
import { publicOrigin } from '../deployment';
import { getPage } from '../pages';
import { SHARE_SIZE } from './address';
import { drawFrame, drawTitle, type ShareFrame } from './frame';

const frames = new Map<string, Promise<Buffer>>();

/** The preview of a page as a PNG. The frame is drawn once for all pages of a kind, which may be a thousand. */
export async function renderShareImage(title: string, frame: ShareFrame): Promise<Buffer> {
  const key = JSON.stringify(frame);
  const pixels =
    frames.get(key) ??
    sharp(Buffer.from(drawFrame(frame)))
      .ensureAlpha()
      .raw()
      .toBuffer();
  frames.set(key, pixels);
  const { svg, left, top } = drawTitle(title);
  // Higher compression takes twice the time and saves a tenth of the bytes.
  return sharp(await pixels, { raw: { ...SHARE_SIZE, channels: 4 } })
    .composite([{ input: Buffer.from(svg), left, top }])
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
}

export async function pageImage(path: string): Promise<Response> {
  const page = getPage(path);
  if (!page) return new Response(null, { status: 404 });
  const origin = publicOrigin(ORIGIN);
  const frame = { owner: getProfile().name, kind: page.part, host: origin && new URL(origin).host };
  const png = await renderShareImage(page.title, frame);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
