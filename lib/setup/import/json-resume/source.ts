import { type Detail, nameDetail } from '../../../resume/details';
import type { PartField } from '../../../resume/parts';
import type { Texts } from '../fields';
import type { ImportReport } from '../resume';
import { BULLET, oneLine, shortened } from '../text';

export type Json = Record<string, unknown>;

const DEEPEST = 8;
const LONGEST_PATH = 300;
const PRIVATE =
  /(?:^|\.)(phone|telephone|mobile$|fax|address|street|postal|zip|birth|dob|age$|gender|sex$|marital|nationality)/i;

export class Source {
  private readonly left: Set<string>;

  constructor(
    private readonly value: Json,
    readonly at: string,
    readonly report: ImportReport,
    private readonly texts: Texts,
  ) {
    this.left = new Set(Object.keys(value).filter((name) => !isEmpty(value[name])));
  }

  /** Reads the first of the fields that has a value. A field that cannot be read stays among the unread ones. */
  read(kind: PartField['kind'], names: string[]): string | undefined {
    const name = this.find(names);
    if (name === undefined) return undefined;
    const raw = joinTexts(this.value[name]);
    if (raw === undefined) return undefined;
    const text = this.texts.read(kind, raw, this.place(name));
    if (text !== undefined) this.take(names, this.value[name]);
    return text || undefined;
  }

  email(...names: string[]): string | undefined {
    const name = this.find(names);
    if (name === undefined) return undefined;
    this.take(names, this.value[name]);
    return this.texts.email(joinTexts(this.value[name]), this.place(name));
  }

  readList(kind: PartField['kind'], names: string[]): string[] {
    const name = this.find(names);
    if (name === undefined) return [];
    this.take(names, this.value[name]);
    return listItems(this.value[name]).flatMap((item, index) => {
      const at = `${this.place(name)}[${index}]`;
      const values = isRecord(item) ? Object.values(item).filter(isScalar).map(String) : [];
      if (values.length > 0) this.report.guess(at, 'is an object; its values are joined');
      return this.texts.read(kind, joinTexts(item)?.replace(BULLET, keepOrdinal) ?? values.join(', '), at) ?? [];
    });
  }

  entries(...names: string[]): (Source | string)[] {
    const name = this.find(names);
    if (name === undefined) return [];
    this.left.delete(name);
    return listGroups(this.value[name]).flatMap((item, index): (Source | string)[] => {
      const at = `${this.place(name)}[${index}]`;
      if (isRecord(item)) return [new Source(item, at, this.report, this.texts)];
      const text = this.texts.read('line', joinTexts(item), at);
      if (!text && !isEmpty(item)) this.report.skip(at, 'is neither an object nor a text');
      return text ? [text] : [];
    });
  }

  object(name: string): Source {
    const value = this.value[name];
    if (isRecord(value)) this.left.delete(name);
    return new Source(isRecord(value) ? value : {}, this.place(name), this.report, this.texts);
  }

  has(...names: string[]): boolean {
    return this.find(names) !== undefined;
  }

  /** Drops fields without a line in the report. */
  drop(...names: string[]): void {
    for (const name of names) this.left.delete(name);
  }

  get rest(): string[] {
    return [...this.left];
  }

  details(prefix = ''): Detail[] {
    const facts = [...this.left].flatMap((name) => this.flatten(this.value[name], name));
    return facts.map(({ name, value }) => ({ name: nameDetail(prefix + name), value }));
  }

  private flatten(value: unknown, path: string): Detail[] {
    const at = this.place(path);
    if (PRIVATE.test(path)) {
      this.report.skip(at, 'is private, and not published');
      return [];
    }
    if (path.length > LONGEST_PATH || path.split(/[.[]/).length > DEEPEST) {
      this.report.skip(at, 'is nested too deeply');
      return [];
    }
    if (isRecord(value))
      return Object.entries(value).flatMap(([name, inner]) => this.flatten(inner, `${path}.${name}`));
    const items = listItems(value).filter((item) => !isEmpty(item));
    if (!items.every(isScalar)) return items.flatMap((item, index) => this.flatten(item, `${path}[${index}]`));
    return items.flatMap((item) => {
      const text = this.texts.read('text', String(item), at);
      return text ? [{ name: path, value: text }] : [];
    });
  }

  private find(names: string[]): string | undefined {
    return names.find((name) => this.left.has(name));
  }

  private take(names: string[], value: unknown): void {
    for (const name of names) if (JSON.stringify(this.value[name]) === JSON.stringify(value)) this.left.delete(name);
  }

  private place(name: string): string {
    return [this.at, shortened(oneLine(name), 40)].filter(Boolean).join('.');
  }
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Exporters write null, "" and [] for what they do not know. */
function isEmpty(value: unknown, depth: number = 0): boolean {
  if (depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isEmpty(item, depth + 1));
  if (isRecord(value)) return Object.values(value).every((item) => isEmpty(item, depth + 1));
  return value === null || value === undefined || (typeof value === 'string' && !value.trim());
}

function listItems(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function listGroups(value: unknown): unknown[] {
  const isGrouped =
    isRecord(value) && Object.values(value).every((group) => Array.isArray(group) && group.every(isScalar));
  return isGrouped ? Object.entries(value).map(([name, keywords]) => ({ name, keywords })) : listItems(value);
}

/** "1. Platz" is an ordinal in many languages. */
const keepOrdinal = (mark: string) => (/\d/.test(mark) ? mark : '');

function joinTexts(value: unknown): string | undefined {
  if (isScalar(value)) return String(value);
  return Array.isArray(value) && value.length > 0 && value.every(isScalar) ? value.join('\n') : undefined;
}
