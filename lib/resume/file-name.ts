const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** "rowan-hale-resume.pdf" for Rowan Hale; keeps letters of every script, drops accents and symbols. */
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
 * Headers of a résumé file: its type, and its name for browsers that open it first and save it later (RFC 6266).
 * Search engines index the page instead.
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
