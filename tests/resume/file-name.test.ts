import { expect, test } from 'vitest';
import { resumeFileName, resumeHeaders } from '@/lib/resume/file-name';

test.each([
  ['Rowan Hale', 'rowan-hale-resume.pdf'],
  ["Zoë O'Neill-Müller, PhD", 'zoe-o-neill-muller-phd-resume.pdf'],
  ['Иван Петров', 'иван-петров-resume.pdf'],
  ['…', 'resume.pdf'],
])('the file of %s is %s', (name, file) => {
  expect(resumeFileName(name, 'pdf')).toBe(file);
});

test('a name of another script reaches the browser whole, and older ones readable', () => {
  expect(resumeHeaders('李 Li', 'txt')).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `inline; filename="_-li-resume.txt"; filename*=UTF-8''%E6%9D%8E-li-resume.txt`,
  });
});
