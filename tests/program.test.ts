import { expect, test, vi } from 'vitest';
import { report } from '@/scripts/shared/program';

test('a warning ends with 0, and with --strict it fails', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  report({ warning: 'Not all repositories can be read.' });
  expect(errors).toHaveBeenCalledWith('Warning: Not all repositories can be read.');
  expect(() => report({ warning: 'Not all repositories can be read.' }, { strict: true })).toThrow('Not all');
});

test('a problem always fails', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => report({ warning: 'Some are missing.', problem: 'A page failed.' })).toThrow('A page failed.');
});
