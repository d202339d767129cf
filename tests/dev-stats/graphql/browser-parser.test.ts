import { parse as parseFully } from 'graphql';
import { expect, test } from 'vitest';
import { parse } from '@/lib/dev-stats/graphql/browser-parser';
import * as documents from '@/lib/dev-stats/graphql/documents';

test.each(Object.entries(documents))('in the browser, %s has the name and kind that graphql reads', (_, document) => {
  const { definitions } = parseFully(document);
  expect(definitions).toMatchObject(parse(document).definitions);
});
