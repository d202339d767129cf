import { parseDocument } from 'yaml';
import { isSameValue } from './same-value';
import { type Fields, isFields, withFields } from './yaml-splices';

/** A line ---, the fields, a line ---, and the body. */
const PARTS = /^(\uFEFF?---\r?\n)((?:(?!---)[^\n]*\n)*)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/;

/**
 * The text of a document with the fields and the body of an edited copy. What did not change keeps its bytes: comments,
 * order, quotes and line breaks. Empty values in the place of missing ones are left out, as forms add them.
 */
export function mergeDocument(original: string, edited: string): string {
  const [, open = '', yaml = '', close = '', body = ''] = PARTS.exec(original) ?? [];
  const [, , editedYaml = '', , editedBody = ''] = PARTS.exec(edited.replaceAll('\r\n', '\n')) ?? [];
  if (!open || !editedYaml) return edited;
  const merged = keepingLineBreaks(yaml, (text) => mergeYaml(text, parseDocument(editedYaml).toJS()));
  const text = mergeBody(body.replaceAll('\r\n', '\n'), editedBody);
  return [open, merged, close, text === undefined ? body : text.replaceAll('\n', eolOf(yaml))].join('');
}

function keepingLineBreaks(text: string, edit: (text: string) => string): string {
  return edit(text.replaceAll('\r\n', '\n')).replaceAll('\n', eolOf(text));
}

function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Undefined for a body that did not change. */
function mergeBody(original: string, edited: string): string | undefined {
  if (edited.trim() === original.trim()) return undefined;
  const gap = /^\s*/.exec(original)?.[0] || '\n';
  return edited.trim() ? `${gap}${edited.trim()}\n` : '';
}

function mergeYaml(yaml: string, edited: Fields): string {
  return withFields(yaml, (settle(parseDocument(yaml).toJS(), edited) ?? {}) as Fields);
}

/** The edited value without what forms add: empty values in the place of missing ones, other ends of texts. */
function settle(original: unknown, edited: unknown): unknown {
  if (isEmpty(edited)) return isEmpty(original) ? original : undefined;
  if (typeof edited === 'string')
    return typeof original === 'string' && edited.trimEnd() === original.trimEnd() ? original : edited;
  if (Array.isArray(edited)) return settleList(Array.isArray(original) ? original : [], edited);
  if (!isFields(edited)) return edited;
  const before = isFields(original) ? original : {};
  const names = [...Object.keys(before), ...Object.keys(edited)];
  const order = Object.keys(edited).length > 0 ? [...new Set([...Object.keys(edited), ...names])] : names;
  const fields = order
    .map((name) => [name, settle(before[name], edited[name])])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

function settleList(original: unknown[], edited: unknown[]): unknown[] {
  const isAligned = original.length === edited.length;
  const items = edited.map((item, index) => {
    const same = original.find((candidate) => isSameValue(settle(candidate, item), candidate));
    return same ?? settle(isAligned ? original[index] : undefined, item);
  });
  return items.filter((item) => item !== undefined);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
