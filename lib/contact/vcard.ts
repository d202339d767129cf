import { currentRole, type ResumeSources, splitPlace } from '../resume/sources';

const MAX_LINE_BYTES = 75;

/** A vCard 3.0 (RFC 2426), because Outlook does not read 4.0. Without email address and phone number, against harvesters. */
export function vCard({ profile, roles, site }: Omit<ResumeSources, 'resume'>, photo?: Buffer): string {
  const { name, title, location, network } = profile;
  const current = currentRole(roles);
  const { city, region = '' } = location ? splitPlace(location) : {};
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${nameParts(name).map(escaped).join(';')}`,
    `TITLE:${escaped(current?.title ?? title)}`,
    current && `ORG:${escaped(current.company)}`,
    city && `ADR;TYPE=home:;;;${escaped(city)};${escaped(region)};;`,
    site && `URL:${site}`,
    network && `URL:${network.url}`,
    `NOTE:${escaped(`Messages and email address: ${site ? `${site}/contact` : 'the contact page of my site'}`)}`,
    photo && `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('');
}

const FAMILY_NAME_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Family name, given names, additional names, prefixes and suffixes. */
function nameParts(name: string): string[] {
  const [full = name, ...suffixes] = name.split(/, | (?=(?:[JS]r\.?|I{2,3}|IV|Ph\.?D\.?|MBA)$)/);
  const words = full.split(' ');
  const family = words.length > 1 && (FAMILY_NAME_FIRST.test(full) ? words.shift() : words.pop());
  return [family || '', words.join(' '), '', '', suffixes.join(' ')];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Breaks a long line between characters; continuation lines start with a space. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      rows.push('');
      bytes = 1;
    }
    rows[rows.length - 1] += character;
    bytes += size;
  }
  return rows.join('\r\n ');
}
