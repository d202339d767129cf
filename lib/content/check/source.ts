import matter from 'gray-matter';
import { type Document, isMap, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { ReferenceKind } from '../schema/fields';
import { jsonError } from './json';

/** `line` and `column` count from 1. */
export interface Problem {
  file: string;
  line: number;
  column?: number;
  message: string;
  /** Does not make the content invalid. */
  isNote?: boolean;
}

export interface Reference {
  kind: ReferenceKind;
  target: string;
  line: number;
  field?: string;
}

export type Path = readonly PropertyKey[];

export interface Source {
  file: string;
  data: unknown;
  body?: string;
  bodyLine: number;
  problems: Problem[];
  /** Line of a field, or of its nearest parent if it is missing. */
  lineOf(path: Path): number;
}

/** A line ---, lines that do not start with ---, and a line ---. */
const FRONTMATTER = /^\uFEFF?---\r?\n(?:(?!---)[^\n]*\n)*---[ \t]*\r?(?:\n|$)/;

/** Control characters, which feeds and PDFs cannot contain. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** Reads frontmatter or JSON as Contentlayer does. */
export function readSource(file: string, text: string): Source {
  return file.endsWith('.json') ? readJson(file, text) : readMdx(file, text);
}

function readMdx(file: string, text: string): Source {
  if (!FRONTMATTER.test(text)) {
    return unreadable({
      file,
      line: 1,
      message: 'must start with frontmatter: a line ---, the fields, and a line ---',
    });
  }
  // Contentlayer reads YAML 1.2; gray-matter reads 1.1, in which 10:30 is the number 630.
  const { content, matter: yaml } = matter(text, { engines: { yaml: () => ({}) } });
  if (yaml.endsWith('\r')) {
    return unreadable({ file, line: 1, message: 'must have the line ends of Unix (LF), not of Windows (CRLF)' });
  }
  const control = text.search(CONTROL);
  if (control !== -1) {
    const line = text.slice(0, control).split('\n').length;
    return unreadable({
      file,
      line,
      message: 'has an invisible control character, often from a copied text; delete it',
    });
  }
  const { tree, lines } = parseYaml(yaml);
  const problem = yamlProblem(tree, lines);
  return {
    file,
    data: tree.toJS() ?? {},
    body: content,
    bodyLine: text.slice(0, text.length - content.length).split('\n').length,
    problems: problem ? [{ file, ...problem }] : [],
    lineOf: (path) => lineIn(tree, lines, path),
  };
}

function readJson(file: string, text: string): Source {
  try {
    const data: unknown = JSON.parse(text);
    const { tree, lines } = parseYaml(text);
    // JSON.parse accepts duplicate keys.
    const problems = tree.errors
      .filter(({ code }) => code === 'DUPLICATE_KEY')
      .map(({ pos: [start] }) => ({
        file,
        ...place(lines, start),
        message: 'is not valid JSON: this key is already there',
      }));
    return { file, data, bodyLine: 1, problems, lineOf: (path) => lineIn(tree, lines, path) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { reason, ...position } = jsonError(text, error);
    return unreadable({ file, ...position, message: `is not valid JSON: ${reason}` });
  }
}

function unreadable(problem: Problem): Source {
  return { file: problem.file, data: {}, bodyLine: 1, problems: [problem], lineOf: () => 1 };
}

function parseYaml(text: string) {
  const lines = new LineCounter();
  return { lines, tree: parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' }) };
}

function place(lines: LineCounter, offset: number) {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

function lineIn(tree: Document, lines: LineCounter, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = tree.getIn(path.slice(0, depth - 1), true);
    const name = String(path[depth - 1]);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === name) : undefined;
    const node = pair?.key ?? tree.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Also removes aliases from the tree. */
function yamlProblem(tree: Document, lines: LineCounter): Omit<Problem, 'file'> | undefined {
  let alias: number | undefined;
  visit(tree, {
    Alias(_, node) {
      alias ??= node.range?.[0];
      return visit.REMOVE;
    },
  });
  if (alias !== undefined) {
    const { line } = place(lines, alias);
    return { line, message: 'YAML aliases are not supported; write the value out' };
  }
  const error = tree.errors[0] ?? tree.warnings[0];
  if (!error) return undefined;
  const reason = error.message.replace(/; please use .*/, '');
  return { ...place(lines, error.pos[0]), message: `frontmatter is not valid YAML: ${reason}` };
}
