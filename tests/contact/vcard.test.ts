import { expect, test } from 'vitest';
import { vCard } from '@/lib/contact/vcard';
import { roleWith, SAMPLE } from '../resume/sample';

// Asserts the sample content.

const { profile } = SAMPLE;

/** Properties of a card, with folded lines joined. */
function readProperties(card: string): string[] {
  return card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

test('the card has name, current position, place and addresses, but neither the email address nor the phone', () => {
  const { title, company } = roleWith({});
  expect(readProperties(vCard(SAMPLE))).toEqual([
    ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Rowan Hale', 'N:Hale;Rowan;;;', `TITLE:${title}`, `ORG:${company}`],
    'ADR;TYPE=home:;;;Tacoma;WA;;',
    ...['URL:https://site.example.com', `URL:${profile.network.url}`],
    ...['NOTE:Messages and email address: https://site.example.com/contact', 'END:VCARD'],
  ]);
  expect(vCard(SAMPLE)).not.toMatch(/@|555-0142/);
});

test('without a current role it has the profile’s title and no company; without a site it names the contact page', () => {
  const roles = [roleWith({ endDate: '2020-01-31' })];
  const properties = readProperties(vCard({ profile, roles, site: undefined }));
  expect(properties).toContain(`TITLE:${profile.title}`);
  expect(properties.filter((property) => /^(ORG|NOTE)/.test(property))).toEqual([
    'NOTE:Messages and email address: the contact page of my site',
  ]);
  expect(properties.filter((property) => property.startsWith('URL'))).toEqual([`URL:${profile.network.url}`]);
});

test.each([
  ['Cher', 'N:;Cher;;;'],
  ['Ana María de la Vega', 'N:Vega;Ana María de la;;;'],
  ["Zoë O'Neill-Müller, PhD", "N:O'Neill-Müller;Zoë;;;PhD"],
  ['Martin Luther King Jr.', 'N:King;Martin Luther;;;Jr.'],
  ['山田 太郎', 'N:山田;太郎;;;'],
  ['A; B\\C', 'N:B\\\\C;A\\;;;;'],
])('%s is written %s', (name, property) => {
  expect(readProperties(vCard({ ...SAMPLE, profile: { ...profile, name } }))).toContain(property);
});

test('the photo is embedded, and no line is longer than 75 bytes or breaks a character', () => {
  const photo = Buffer.from('picture '.repeat(100));
  const card = vCard({ ...SAMPLE, profile: { ...profile, name: '李'.repeat(100) } }, photo);
  expect(readProperties(card)).toEqual(
    expect.arrayContaining([`PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`, `FN:${'李'.repeat(100)}`]),
  );
  expect(card.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});
