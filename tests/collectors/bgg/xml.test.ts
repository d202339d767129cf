import { expect, test } from 'vitest';
import { readDocument } from '../../../lib/collectors/bgg/response';

const unavailable = (content: string) => ({ kind: 'unavailable', reason: `returned ${content}` });
const OTHER = unavailable('something other than its XML');

test.each([
  ['<message>accepted</message>', { kind: 'queued' }],
  ['<error><message>Rate limit exceeded.</message></error>', { kind: 'limited' }],
  ['<!DOCTYPE html><html><body>Busy<br></body></html>', unavailable('a web page')],
  ["<?xml version='1.0'?> <html></html>", unavailable('a web page')],
  ["<?xml version='1.0'?> <div class='x'> oh no </div>", unavailable('an internal error (oh no)')],
  ['<rss/>', OTHER],
  ['', OTHER],
  ['Unauthorized.', OTHER],
  ['<items><item></items></item>', OTHER],
  ['<items/><items/>', OTHER],
  ['<items/><message>accepted</message>', OTHER],
  ['<!DOCTYPE x [<!ENTITY a "b">]><items/>', OTHER],
  ['<items totalitems="3"></items>', { kind: 'items', items: [], total: 3 }],
  ['<items></items>', { kind: 'items', items: [], total: undefined }],
])('the document %s is recognized', (text, document) => {
  expect(readDocument(text)).toMatchObject(document);
});
