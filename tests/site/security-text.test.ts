import { expect, test } from 'vitest';
import { securityText } from '@/lib/site/security-text';

test('it has the fields that RFC 9116 requires, and expires within a year', () => {
  const text = securityText(new Date('2026-11-23T10:00:00Z'));
  expect(text).toMatch(/^Contact: (https?:\/\/\S+\/contact|mailto:\S+@\S+)$/m);
  expect(text).toContain('Expires: 2027-11-18T00:00:00Z\n');
  expect(text).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/m);
});
