import { expect, test } from 'vitest';
import {
  type ContactMessage,
  decodeAddress,
  encodeAddress,
  isSendable,
  isTooLong,
  mailtoLink,
  messageText,
} from '@/lib/contact/email';
import { getProfile } from '@/lib/content/content';

/** The address and its parts, also in base64, as harvesters search for them. */
function traces(address: string): string[] {
  const words = address.split(/[@.+_-]/).filter((word) => word.length >= 3);
  const plain = [address, ...address.split('@'), ...words, '@'];
  return [...plain, ...plain.map((text) => btoa(text).replaceAll('=', ''))].filter(
    (text) => text.length > 2 || text === '@',
  );
}

test.each(['rowan@example.com', 'rowan.hale+portfolio@mail.example.co.uk', getProfile().email])(
  '%s is read back whole, and its encoded form has no trace of it',
  (address) => {
    const encoded = encodeAddress(address);
    expect(decodeAddress(encoded)).toBe(address);
    for (const trace of traces(address)) expect(encoded.toLowerCase()).not.toContain(trace.toLowerCase());
  },
);

test('the encoded form is the one in the pages', () => {
  expect(encodeAddress('rowan@example.com')).toBe('bW9jLmVscG1heGVAbmF3b3I=');
});

const MESSAGE: ContactMessage = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'Hi there' };

const link = (change: Partial<ContactMessage> = {}) => mailtoLink('rowan@example.com', { ...MESSAGE, ...change });

/** Decodes a link like an email app: only percent encoding, so a plus stays a plus. */
function read(address: string) {
  const [to, query = ''] = address.split('?');
  return { to, ...Object.fromEntries(query.split('&').map((field) => field.split('=').map(decodeURIComponent))) };
}

test('a link carries subject, name, email and message', () => {
  expect(link()).toBe(
    'mailto:rowan@example.com?subject=Hello&body=Name%3A%20Ada%0D%0AEmail%3A%20ada%40example.org%0D%0A%0D%0AMessage%3A%0D%0AHi%20there',
  );
});

test.each([
  ['signs of the query', 'a&b=c?d#e', 'a%26b%3Dc%3Fd%23e'],
  ['a percent sign', '100%', '100%25'],
  ['a carriage return and line feed', 'a\r\nb', 'a%0D%0Ab'],
  ['letters of other scripts', 'é 日本', '%C3%A9%20%E6%97%A5%E6%9C%AC'],
  ['characters beyond 16 bits', '🔭', '%F0%9F%94%AD'],
  ['another header', 'a&cc=eve@example.net', 'a%26cc%3Deve%40example.net'],
])('a message with %s is encoded', (_, message, encoded) => {
  expect(link({ message }).endsWith(`Message%3A%0D%0A${encoded}`)).toBe(true);
  expect(Object.keys(read(link({ message })))).toEqual(['to', 'subject', 'body']);
});

test.each([
  ['', 'Contact from Portfolio Website'],
  ['  \t', 'Contact from Portfolio Website'],
  ['  Hello ', 'Hello'],
  ['Q&A? 50% = half', 'Q&A? 50% = half'],
])('the subject %j arrives as "%s"', (subject, arrived) => {
  expect(read(link({ subject }))).toMatchObject({ subject: arrived });
});

test('spaces around an entry are ignored, those inside it count', () => {
  const body = 'Name: Ada L\r\nEmail: ada@example.org\r\n\r\nMessage:\r\n1\r\n  2';
  expect(read(link({ name: ' Ada L ', email: ' ada@example.org\t', message: '\n1\n  2\n\n' }))).toMatchObject({ body });
});

test.each<[change: Partial<ContactMessage>, sendable: boolean]>([
  [{}, true],
  [{ subject: '' }, true],
  [{ name: '' }, false],
  [{ email: '' }, false],
  [{ message: '' }, false],
  [{ name: '  ' }, false],
])('with %j the message is sendable: %s', (change, sendable) => {
  expect(isSendable({ ...MESSAGE, ...change })).toBe(sendable);
});

test('a message is too long when its link has more than 2,000 characters', () => {
  const room = 2000 - link({ message: '' }).length;
  const isLong = (message: string) => isTooLong('rowan@example.com', { ...MESSAGE, message });
  expect(isLong('a'.repeat(room))).toBe(false);
  expect(isLong('a'.repeat(room + 1))).toBe(true);
  expect(isLong('é'.repeat(room / 6 + 1))).toBe(true);
  expect(isLong('Half a \ud83d')).toBe(false);
});

test('a copied message has the address, the subject and all entries', () => {
  expect(messageText('rowan@example.com', { ...MESSAGE, subject: '', message: ' Hi\nthere ' })).toBe(
    'To: rowan@example.com\nSubject: Contact from Portfolio Website\n\n' +
      'Name: Ada\nEmail: ada@example.org\n\nMessage:\nHi\nthere',
  );
});
