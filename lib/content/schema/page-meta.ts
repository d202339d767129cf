import { z } from 'zod';
import { group, internalLink, line, sentence, unlisted, updated } from './fields';
import { withRule } from './rules';

const fields = group({
  path: internalLink.describe('Address of the page that the texts belong to.'),
  title: line.describe('Title in the browser tab and in search results.'),
  description: sentence.describe('Text below the title in search results.'),
  canonical: internalLink.optional().describe('Address under which search engines list the page. Default: path.'),
  keywords: z.array(line).min(1).describe('Terms for search engines.'),
  heading: line.describe('Heading at the top of the page.'),
  lead: sentence.optional().describe('Text below the heading.'),
  unlisted,
  updated,
});

export const pageMeta = withRule(
  fields,
  z.looseObject({ path: z.literal('/'), unlisted: z.literal(true) }),
  (_, report) => report(['unlisted'], 'unlisted is not for the home page'),
);
