import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeAddress, encodeAddress } from '@/lib/contact/address';
import { getProfile } from '@/lib/content/content';

const SEEDED = { seed: 20261121, numRuns: 500 };

/** What a harvester would look for: the address, its words, and both in base64. */
function traces(address: string): string[] {
  const words = address.split(/[@.+_-]/).filter((word) => word.length >= 3);
  const plain = [address, ...address.split('@'), ...words, '@'];
  return [...plain, ...plain.map((text) => btoa(text).replaceAll('=', ''))].filter((text) => text.length !== 2);
}

test.each([
  'rowan@example.com',
  'rowan.hale+portfolio@mail.example.co.uk',
  "o'brien_1-2@sub.example.org",
  'A@B.example',
  getProfile().email,
])('%s is read back whole, and its encoded form has no trace of it', (address) => {
  const encoded = encodeAddress(address);
  expect(decodeAddress(encoded)).toBe(address);
  for (const trace of traces(address)) expect(encoded.toLowerCase()).not.toContain(trace.toLowerCase());
});

test('the encoded form is the one that pages carry', () => {
  expect(encodeAddress('rowan@example.com')).toBe('bW9jLmVscG1heGVAbmF3b3I=');
});

test('every address survives, and no encoded form shows who or where', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const encoded = encodeAddress(address);
      expect(decodeAddress(encoded)).toBe(address);
      expect(encoded).toMatch(/^[A-Za-z0-9+/]+=*$/);
      for (const part of address.split('@').filter((text) => text.length > 3)) expect(encoded).not.toContain(part);
    }),
    SEEDED,
  );
});
