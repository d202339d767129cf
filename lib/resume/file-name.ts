const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

export type ResumeExtension = keyof typeof TYPES;

/** The downloads of /resume, the main one first. */
export const RESUME_FILES = [
  { href: '/resume.pdf', extension: 'pdf', label: 'PDF' },
  { href: '/resume-letter.pdf', extension: 'pdf', label: 'PDF (US Letter)' },
  { href: '/resume.docx', extension: 'docx', label: 'Word' },
  { href: '/resume.txt', extension: 'txt', label: 'Plain text' },
  { href: '/resume.md', extension: 'md', label: 'Markdown' },
  { href: '/resume.json', extension: 'json', label: 'JSON Resume' },
] as const;

export function resumeFileName(name: string, extension: ResumeExtension): string {
  return `${[...splitName(name), 'resume'].join('-')}.${extension}`;
}

export function personFileName(name: string, extension: string): string {
  return `${splitName(name).join('-') || 'contact'}.${extension}`;
}

/** Keeps letters of every script, drops accents and symbols. */
function splitName(name: string): string[] {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function resumeHeaders(name: string, extension: ResumeExtension): Record<string, string> {
  return fileHeaders(resumeFileName(name, extension), TYPES[extension]);
}

/** Type, and name for browsers that open it first (RFC 6266). Search engines index the page instead. */
export function fileHeaders(file: string, type: string): Record<string, string> {
  const plain = file.replaceAll(/[^ -~]/g, '_');
  return {
    'content-type': type,
    'content-disposition': `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file)}`,
    'x-robots-tag': 'noindex',
  };
}
