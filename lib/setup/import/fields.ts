import { email } from '../../content/schema/fields';
import type { PartField } from '../../resume/parts';
import { findMissingScript, missingCharacters, replaceCharacters } from '../../typst/typst';
import { isAmbiguous, readDate } from './dates';
import type { ImportReport } from './resume';
import { hasMarkup, oneLine, plainText, shortened, withoutMarkdown } from './text';

const LONGEST = { line: 300, lines: 300, text: 6000, texts: 6000 };

/** Replacements for characters that the fonts of the PDF lack. */
const SUBSTITUTES: Record<string, string> = {
  '≥': '>= ',
  '≤': '<= ',
  '≈': '~',
  '∼': '~',
  '⇒': '→',
  '✓': '•',
  '✔': '•',
};
const CJK_PUNCTUATION = /[\u3000-\u303f\uff00-\uffef]/;

export class Texts {
  constructor(private readonly report: ImportReport) {}

  /** The text of a field. Undefined without one, and for a date or address that cannot be read; "" for "Present". */
  read(kind: PartField['kind'], raw: string | undefined, at: string): string | undefined {
    if (kind === 'date') return this.date(raw, at);
    return kind === 'url' ? this.url(raw, at) : this.limited(raw, at, kind);
  }

  private date(raw: string | undefined, at: string): string | undefined {
    const text = oneLine(raw ?? '');
    const date = readDate(text);
    if (date === 'ongoing') return '';
    if (!text) return undefined;
    if (!date) this.report.guess(at, `"${shortened(text, 40)}" is not a date; kept as a text`);
    else if (date.isCut || isAmbiguous(text)) this.report.guess(at, `"${shortened(text, 40)}" read as ${date.iso}`);
    return date?.iso;
  }

  private url(raw: string | undefined, at: string): string | undefined {
    const text = oneLine(raw ?? '');
    if (!text) return undefined;
    const isFile = /^[^/]+\.(png|jpe?g|svg|webp|avif|gif)$/i.test(text);
    const address = webAddress(text) ?? (isFile ? undefined : webAddress(`https://${text}`));
    if (!address) this.report.guess(at, `"${shortened(text, 60)}" is not a web address; kept as a text`);
    else if (address !== text) this.report.guess(at, `"${shortened(text, 60)}" read as ${address}`);
    return address;
  }

  email(raw: string | undefined, at: string): string | undefined {
    const text = oneLine(raw ?? '').replace(/^mailto:/i, '');
    if (!text || email.safeParse(text).success) return text || undefined;
    this.report.skip(at, `"${shortened(text, 60)}" is not an email address`);
    return undefined;
  }

  /** Without characters, such as emoji, that the résumé's PDF cannot show with any font. */
  private printable(text: string, at: string): string {
    if (!/[^\0-\u024f\u2010-\u2027]/.test(text)) return text;
    const missing = missingCharacters(text);
    const needsFont = missing.some((character) => findMissingScript(character, missing));
    const lost = missing.filter((character) => !findMissingScript(character, missing));
    const replaced = new Map(
      lost
        .filter((character) => !needsFont || !CJK_PUNCTUATION.test(character))
        .map((each) => [each, SUBSTITUTES[each] ?? '']),
    );
    if (replaced.size === 0) return text;
    this.report.guess(at, `the PDF cannot show ${[...replaced.keys()].join(' ')}`);
    return replaceCharacters(text, replaced).replaceAll(/ {2,}/g, ' ').trim();
  }

  private limited(raw: string | undefined, at: string, kind: keyof typeof LONGEST): string | undefined {
    const plain = kind.startsWith('line') ? oneLine(raw ?? '') : plainText(raw ?? '');
    const withoutMarks = kind.startsWith('line') ? plain : withoutMarkdown(plain);
    const text = this.printable(withoutMarks, at);
    if (hasMarkup(raw ?? '') || withoutMarks !== plain) this.report.guess(at, 'read without its markup');
    const max = LONGEST[kind];
    if (text.length > max) this.report.guess(at, `shortened to ${max} characters`);
    return shortened(text, max) || undefined;
  }
}

function webAddress(text: string): string | undefined {
  if (!URL.canParse(text) || /\s/.test(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  const isWeb = ['http:', 'https:'].includes(protocol) && /\.[a-z]{2,}$/i.test(hostname) && !username && !password;
  return isWeb ? text : undefined;
}
