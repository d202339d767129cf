import type { ImportedDate } from '../dates';
import type { Texts } from '../fields';
import type { ImportReport } from '../resume';
import { shortened } from '../text';

export class Source {
  constructor(
    private readonly value: unknown,
    readonly at: string,
    readonly report: ImportReport,
    private readonly texts: Texts,
  ) {}

  line(...names: string[]): string | undefined {
    const { text, at } = this.text(names);
    return this.texts.line(text, at);
  }

  sentence(...names: string[]): string | undefined {
    const { text, at } = this.text(names);
    return this.texts.sentence(text, at);
  }

  block(...names: string[]): string | undefined {
    const { text, at } = this.text(names);
    return this.texts.block(text, at);
  }

  url(...names: string[]): string | undefined {
    const { text, at } = this.text(names);
    return this.texts.url(text, at);
  }

  email(...names: string[]): string | undefined {
    const { text, at } = this.text(names);
    return this.texts.email(text, at);
  }

  /** "Present" and an empty field are absent. */
  endDate(...names: string[]): ImportedDate | 'unread' | undefined {
    const { text, at } = this.text(names);
    const date = this.texts.date(text, at);
    return date === 'ongoing' ? undefined : date;
  }

  date(...names: string[]): ImportedDate | undefined {
    const date = this.endDate(...names);
    return date === 'unread' ? undefined : date;
  }

  object(...names: string[]): Source {
    const [name, value] = this.first(names);
    const at = this.place(name);
    if (isRecord(value) || value === undefined) return this.below(value, at);
    this.report.skip(at, `is ${typeName(value)}, not an object`);
    return this.below(undefined, at);
  }

  list(...names: string[]): Source[] {
    return this.items(names).flatMap(({ item, at }) => {
      if (isRecord(item)) return [this.below(item, at)];
      this.report.skip(at, `is ${typeName(item)}, not an object`);
      return [];
    });
  }

  lines(kind: 'line' | 'block', ...names: string[]): string[] {
    return this.items(names).flatMap(({ item, at }) => this.texts[kind](this.textOf(item, at), at) ?? []);
  }

  has(name: string): boolean {
    return isRecord(this.value) && Object.hasOwn(this.value, name);
  }

  private items(names: string[]) {
    const [name, value] = this.first(names);
    const at = this.place(name);
    if (value !== undefined && !Array.isArray(value)) this.report.skip(at, `is ${typeName(value)}, not a list`);
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => (item === null ? [] : [{ item, at: `${at}[${index}]` }]));
  }

  private text(names: string[]): { text: string | undefined; at: string } {
    const [name, value] = this.first(names);
    const at = this.place(name);
    return { text: this.textOf(value, at), at };
  }

  private textOf(value: unknown, at: string): string | undefined {
    if (typeof value === 'string' || value === undefined) return value;
    if (typeof value === 'number') return String(value);
    this.report.skip(at, `is ${typeName(value)}, not a text`);
    return undefined;
  }

  /** The first field that is filled in. Exporters write null and "" for what they do not know. */
  private first(names: string[]): [name: string, value: unknown] {
    const record = isRecord(this.value) ? this.value : {};
    const name = names.find((each) => Object.hasOwn(record, each) && !isEmpty(record[each]));
    return name ? [name, record[name]] : [names[0] ?? '', undefined];
  }

  private place(name: string): string {
    return [this.at, shortened(name, 40)].filter(Boolean).join('.');
  }

  private below(value: unknown, at: string): Source {
    return new Source(value, at, this.report, this.texts);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && !value.trim());
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
