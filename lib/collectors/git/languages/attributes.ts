import { type Git, runGit } from '../command';

export interface Attributes {
  language?: string | undefined;
  vendored?: boolean | undefined;
  generated?: boolean | undefined;
  documentation?: boolean | undefined;
  detectable?: boolean | undefined;
}

interface Rule {
  pattern: RegExp;
  attributes: Attributes;
}

const GREP = ['grep', '-z', '-F', '--full-name', '--no-line-number', '--no-column', '-e', 'linguist-'];
const FILES = ['--', ':(glob,top)**/.gitattributes'];
/** A pattern, quoted if it has spaces, and attributes. Comments and macros have no pattern. */
const LINE = /^\s*(?!#|\[attr\])(?:"((?:[^"\\]|\\.)*)"|([^\s"]\S*))\s+(.*)$/;
const LANGUAGE = /^linguist-language=(.+)$/;
const FLAG = /^([-!]?)linguist-(vendored|generated|documentation|detectable)(?:=(.*))?$/;

/** The `linguist-` attributes of paths in a revision. Paths have one character per byte, as streamGit returns them. */
export async function readAttributes(
  git: Git,
  folder: string,
  revision: string,
): Promise<(path: string) => Attributes> {
  const { stdout } = await runGit(git, folder, [...GREP, revision, ...FILES]);
  const lines = stdout.split('\n').map((found) => {
    const [name = '', line = ''] = found.split('\0');
    const file = name.slice(revision.length + 1);
    return { folder: file.slice(0, file.lastIndexOf('/') + 1), line };
  });
  // The file in the deepest folder wins, and the last line of a file.
  const depth = (path: string) => path.split('/').length;
  const rules = lines.toSorted((a, b) => depth(a.folder) - depth(b.folder)).flatMap(ruleOf);
  return (path) => {
    const attributes: Attributes = {};
    for (const rule of rules) if (rule.pattern.test(path)) Object.assign(attributes, rule.attributes);
    return attributes;
  };
}

function ruleOf({ folder, line }: { folder: string; line: string }): Rule[] {
  const [, quoted, plain, values] = LINE.exec(line) ?? [];
  const pattern = quoted?.replace(/\\(["\\])/g, '$1') ?? plain;
  if (!pattern || values === undefined) return [];
  const bytes = Buffer.from(`${folder}\0${pattern}`, 'utf8').toString('latin1').split('\0');
  return [{ pattern: toRegExp(bytes[0] ?? '', bytes[1] ?? ''), attributes: attributesOf(values.trim().split(/\s+/)) }];
}

function attributesOf(values: readonly string[]): Attributes {
  const attributes: Attributes = {};
  for (const value of values) {
    if (/^[-!]linguist-language$/.test(value)) attributes.language = undefined;
    const [, language] = LANGUAGE.exec(value) ?? [];
    if (language) attributes.language = language;
    const [, prefix, name, text] = FLAG.exec(value) ?? [];
    if (name) attributes[name as 'vendored'] = prefix === '!' ? undefined : prefix !== '-' && text !== 'false';
  }
  return attributes;
}

const TOKENS = /\\(.)|\*\*\/|\/\*\*$|\*+|\?|\[(!|\^)?((?:\\.|[^\]\\])+)\]|./gs;

/** A pattern with a slash is relative to its folder; another one matches the last part of the path. */
function toRegExp(folder: string, pattern: string): RegExp {
  const isRelative = pattern.includes('/');
  const source = pattern.replace(/^\//, '').replace(TOKENS, (token, escaped, not, set) => {
    if (escaped) return literal(escaped);
    if (token === '**/') return '(?:.*/)?';
    if (token === '/**') return '/.+';
    if (token.startsWith('*')) return '[^/]*';
    if (token === '?') return '[^/]';
    return set ? `[${not ? '^/' : ''}${set.replace(/[[\]]/g, '\\$&')}]` : literal(token);
  });
  return new RegExp(`^${literal(folder)}${isRelative ? '' : '(?:.*/)?'}${source}$`, 's');
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
