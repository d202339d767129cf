import { XMLValidator } from 'fast-xml-parser';
import type { Visited } from './check-page';
import { type Answer, failure, onSite, type Problem, type Site, typeOf } from './site';

const AGAIN = 'Build and deploy again; the file is part of the build.';
const PNG_SIZE_AT = 16;

/** The share images of the pages. */
export async function imageProblems(site: Site, pages: readonly Visited[]): Promise<Problem[]> {
  return each(
    pages.map(({ page }) => page.meta['og:image']),
    site,
    (answer) => {
      if (typeOf(answer) !== 'image/png') return `is of the type ${typeOf(answer) || 'unknown'}, not image/png.`;
      const [width, height] = [answer.body.readUInt32BE(PNG_SIZE_AT), answer.body.readUInt32BE(PNG_SIZE_AT + 4)];
      return width === 1200 && height === 630 ? undefined : `is ${width} by ${height} pixels, not 1200 by 630.`;
    },
  );
}

/** The Markdown copies of the pages. */
export async function twinProblems(site: Site, pages: readonly Visited[]): Promise<Problem[]> {
  return each(linked(pages, /^text\/markdown$/), site, (answer) => {
    const isText = /^text\/(markdown|plain|x-markdown)$/.test(typeOf(answer));
    if (!isText) return `is of the type ${typeOf(answer) || 'unknown'}, not text/markdown.`;
    return /^\s*<(!doctype|html)/i.test(answer.body.toString()) ? 'is HTML, not Markdown.' : undefined;
  });
}

/** The feeds that pages name. */
export async function feedProblems(site: Site, pages: readonly Visited[]): Promise<Problem[]> {
  return each(linked(pages, /(atom|rss)\+xml|feed\+json/), site, (answer, address) => {
    const text = answer.body.toString();
    const isValid = address.endsWith('.json') ? isJson(text) : XMLValidator.validate(text) === true;
    return isValid ? undefined : 'cannot be parsed.';
  });
}

function linked(pages: readonly Visited[], type: RegExp): string[] {
  return pages.flatMap(({ page }) => page.alternates.filter((link) => type.test(link.type)).map(({ href }) => href));
}

async function each(
  addresses: readonly (string | undefined)[],
  site: Site,
  check: (answer: Answer, address: string) => string | undefined,
): Promise<Problem[]> {
  const unique = [...new Set(addresses)].flatMap((address) => (address ? [address] : []));
  const found = await Promise.all(
    unique.map(async (canonical): Promise<Problem[]> => {
      const address = onSite(site, canonical);
      if (!address)
        return [{ address: canonical, text: 'is not below the canonical address of the site.', next: 'Build again.' }];
      const answer = await site.ask(address);
      const failed = failure(answer);
      const text = failed ? `${failed}.` : check(answer, address);
      return text ? [{ address, text, next: AGAIN }] : [];
    }),
  );
  return found.flat();
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
