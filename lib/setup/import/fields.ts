import { type ImportedDate, readDate } from './dates';
import type { ImportReport } from './resume';
import { isFormula, MAX_LINE, MAX_SENTENCE, oneLine, plainText, shortened } from './text';

export class Texts {
  constructor(private readonly report: ImportReport) {}

  line(raw: string | undefined, at: string): string | undefined {
    return this.limited(raw, at, MAX_LINE);
  }

  sentence(raw: string | undefined, at: string): string | undefined {
    return this.limited(raw, at, MAX_SENTENCE);
  }

  block(raw: string | undefined, at: string): string | undefined {
    const text = plainText(raw ?? '');
    if (!isFormula(text)) return text || undefined;
    this.report.skip(at, 'looks like a formula of a spreadsheet');
    return undefined;
  }

  date(raw: string | undefined, at: string): ImportedDate | 'ongoing' | 'unread' | undefined {
    const text = oneLine(raw ?? '');
    const date = readDate(text);
    if (!text || date) return date;
    this.report.skip(at, `"${shortened(text, 40)}" is not a date`);
    return 'unread';
  }

  url(raw: string | undefined, at: string): string | undefined {
    const text = oneLine(raw ?? '');
    if (!text) return undefined;
    const address = webAddress(text) ?? webAddress(`https://${text}`);
    if (!address) this.report.skip(at, `"${shortened(text, 60)}" is not a web address`);
    return address;
  }

  email(raw: string | undefined, at: string): string | undefined {
    const text = oneLine(raw ?? '');
    if (!text || /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return text || undefined;
    this.report.skip(at, `"${shortened(text, 60)}" is not an e-mail address`);
    return undefined;
  }

  private limited(raw: string | undefined, at: string, max: number): string | undefined {
    const text = this.block(raw, at)?.replaceAll(/\n+/g, ' ');
    if (!text || text.length <= max) return text;
    this.report.guess(at, `shortened to ${max} characters`);
    return shortened(text, max);
  }
}

function webAddress(text: string): string | undefined {
  if (!URL.canParse(text) || /\s/.test(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  const isWeb = ['http:', 'https:'].includes(protocol) && /\.[a-z]{2,}$/i.test(hostname) && !username && !password;
  return isWeb ? text : undefined;
}
