import { expect, test } from 'vitest';
import { readDocument } from '../../../lib/collectors/bgg/response';

test.each([
  ['<message>accepted</message>', { kind: 'queued' }],
  [
    '<errors><error><message> Invalid username specified </message></error></errors>',
    { kind: 'error', message: 'Invalid username specified' },
  ],
  ['<error><message>Rate limit exceeded.</message></error>', { kind: 'error', message: 'Rate limit exceeded.' }],
  ["<error message='Odd'/>", { kind: 'error', message: 'Odd' }],
  ['<errors></errors>', { kind: 'error', message: '' }],
  ['<!DOCTYPE html><html><body>Busy<br></body></html>', { kind: 'invalid', content: 'a web page' }],
  ["<?xml version='1.0'?> <html></html>", { kind: 'invalid', content: 'a web page' }],
  ["<?xml version='1.0'?> <div class='x'> oh no </div>", { kind: 'invalid', content: 'an internal error (oh no)' }],
  ['<rss/>', { kind: 'invalid', content: 'something other than its XML' }],
  ['', { kind: 'invalid', content: 'something other than its XML' }],
  ['Unauthorized.', { kind: 'invalid', content: 'something other than its XML' }],
  ['<items><item></items></item>', { kind: 'invalid', content: 'something other than its XML' }],
  ['<items/><items/>', { kind: 'invalid', content: 'something other than its XML' }],
  ['<items/><message>accepted</message>', { kind: 'invalid', content: 'something other than its XML' }],
  ['<!DOCTYPE x [<!ENTITY a "b">]><items/>', { kind: 'invalid', content: 'something other than its XML' }],
  ['<items totalitems="3"></items>', { kind: 'items', items: [], total: 3 }],
  ['<items></items>', { kind: 'items', items: [], total: undefined }],
])('the document %s is recognized', (text, document) => {
  expect(readDocument(text)).toEqual(document);
});
