import { getProfile } from '../../content/content';
import { ORIGIN } from '../build';
import { publicOrigin } from '../deployment';
import { getPage } from '../pages';
import { renderShareImage } from './render';

/** The preview of a page as a PNG, made while the site is built. */
export async function pageImage(path: string): Promise<Response> {
  const page = getPage(path);
  if (!page) return new Response(null, { status: 404 });
  const origin = publicOrigin(ORIGIN);
  const frame = { owner: getProfile().name, kind: page.part, host: origin && new URL(origin).host };
  const png = await renderShareImage(page.title, frame);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
