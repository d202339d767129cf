import { expect, test } from 'vitest';
import { describeRole, plainText, splitParagraphs } from '@/lib/setup/import/text';

test.each([
  ['R&D, &#0 and &amp', 'R&D, &#0 and &amp'],
  ['<p>Led <b>R&amp;D</b></p><p>in&nbsp;Oslo</p>', 'Led R&D\nin Oslo'],
  ['zero\u200Bwidth\u202E and \u0007bell', 'zerowidth and bell'],
  ['p < 0.05 and List<T> > 1', 'p < 0.05 and List<T> > 1'],
])('the plain text of %j is %j', (raw, text) => {
  expect(plainText(raw)).toBe(text);
});

test('list items are highlights, and the text above them is the summary', () => {
  const text = 'Ran the harbor.\n• Moved nine cranes\n- Cut cost by 4%\n3) Hired two';
  expect(describeRole(text)).toEqual({
    summary: 'Ran the harbor.',
    highlights: ['Moved nine cranes', 'Cut cost by 4%', 'Hired two'],
  });
});

test('subheadings and wrapped lines stay where they are in the list', () => {
  const text = 'Leads.\n- Grew sales\n- Hired 120\nacross 3 sites\nPlatform:\n- Two regions';
  expect(describeRole(text)).toEqual({
    summary: 'Leads.',
    highlights: ['Grew sales', 'Hired 120 across 3 sites', 'Platform:', 'Two regions'],
  });
});

test.each([
  [
    'bullets',
    'Intro:\n• Led 40\npeople\n- Cut cost 30%\n\nEnd.',
    ['Intro:', '• Led 40 people', '• Cut cost 30%', 'End.'],
  ],
  ['lines that end a sentence', 'Led 40\npeople.\nCut cost.', ['Led 40 people.', 'Cut cost.']],
])('%s separate paragraphs', (_, text, expected) => {
  expect(splitParagraphs(text)).toEqual(expected);
});
