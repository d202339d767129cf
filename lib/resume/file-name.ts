const TYPES = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** "rowan-hale-resume.pdf" for Rowan Hale; letters of every script stay, accents and signs go. */
export function resumeFileName(name: string, extension: keyof typeof TYPES): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return `${[...(words ?? []), 'resume'].join('-')}.${extension}`;
}

/**
 * Headers of a résumé as a file: its type, and its name for those who open it first and save it then (RFC 6266).
 * Search engines are left with the page, of which the file is another form.
 */
export function resumeHeaders(name: string, extension: keyof typeof TYPES): Record<string, string> {
  const file = resumeFileName(name, extension);
  const plain = file.replaceAll(/[^ -~]/g, '_');
  return {
    'content-type': TYPES[extension],
    'content-disposition': `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file)}`,
    'x-robots-tag': 'noindex',
  };
}
