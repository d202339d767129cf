import sharp from 'sharp';
import { getProfile, getProjects } from '../../content/content';
import { ORIGIN } from '../build';
import { publicOrigin } from '../deployment';
import { getPage } from '../pages';
import { SHARE_SIZE } from './address';
import { drawFrame, drawTitle, type ShareFrame } from './frame';
import { sharePicture } from './picture';

const frames = new Map<string, Promise<Buffer>>();

/** The preview of a page as a PNG. */
export async function renderShareImage(title: string, frame: ShareFrame): Promise<Buffer> {
  const pixels = frame.picture ? drawPixels(frame) : sharedPixels(frame);
  const { svg, left, top } = drawTitle(title);
  // Higher compression takes twice the time and saves a tenth of the bytes.
  return sharp(await pixels, { raw: { ...SHARE_SIZE, channels: 4 } })
    .composite([{ input: Buffer.from(svg), left, top }])
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
}

/** A frame without a picture is drawn once for all pages of a kind, which may be a thousand. */
function sharedPixels(frame: ShareFrame): Promise<Buffer> {
  const key = JSON.stringify(frame);
  const pixels = frames.get(key) ?? drawPixels(frame);
  frames.set(key, pixels);
  return pixels;
}

function drawPixels(frame: ShareFrame): Promise<Buffer> {
  return sharp(Buffer.from(drawFrame(frame)))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

export async function pageImage(path: string): Promise<Response> {
  const page = getPage(path);
  if (!page) return new Response(null, { status: 404 });
  const origin = publicOrigin(ORIGIN);
  const project = getProjects().find(({ slug }) => path === `/projects/${slug}`);
  const frame = {
    owner: getProfile().name,
    // The title of a page in the menu says it already.
    kind: page.part === page.title ? '' : page.part,
    host: origin && new URL(origin).host,
    picture: project?.thumbnailUrl ? await sharePicture(project.thumbnailUrl) : undefined,
  };
  const png = await renderShareImage(page.title, frame);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
