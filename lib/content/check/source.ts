import matter from 'gray-matter';
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { breakOf } from './json';

/** Something wrong in a document; `line` counts from 1. */
export interface Problem {
  file: string;
  line: number;
  column?: number;
  message: string;
}

export type Path = readonly PropertyKey[];

/** A document as it was written, with the means to find a field's line again. */
export interface Source {
  file: string;
  /** The fields, or what could be made out of them where `problems` says that they cannot be read. */
  data: unknown;
  /** The prose, where there is one and it is known where it starts. */
  body?: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
  problems: Problem[];
  lineOf(path: Path): number;
}

/** A line ---, lines that do not start so, and a line ---. */
const FRONTMATTER = /^\uFEFF?---\r?\n(?:(?!---)[^\n]*\n)*---[ \t]*\r?(?:\n|$)/;

/** Reads frontmatter or JSON the way Contentlayer does; what cannot be read is said in `problems`. */
export function readSource(file: string, text: string): Source {
  return file.endsWith('.json') ? readJson(file, text) : readMdx(file, text);
}

function readMdx(file: string, text: string): Source {
  if (!FRONTMATTER.test(text)) {
    return unread({ file, line: 1, message: 'must start with frontmatter: a line ---, the fields, and a line ---' });
  }
  // Contentlayer reads YAML 1.2; gray-matter by itself reads 1.1, where 10:30 is the number 630.
  const { content, matter: yaml } = matter(text, { engines: { yaml: () => ({}) } });
  const { tree, lines } = locate(yaml);
  const problem = yamlProblem(file, tree, lines);
  return {
    file,
    data: tree.toJS() ?? {},
    body: content,
    bodyLine: text.slice(0, text.length - content.length).split('\n').length,
    problems: problem ? [problem] : [],
    lineOf: (path) => lineIn(tree, lines, path),
  };
}

function readJson(file: string, text: string): Source {
  try {
    const data: unknown = JSON.parse(text);
    const { tree, lines } = locate(text);
    // JSON.parse drops the first of two equal keys without a word.
    const twice = tree.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
    const problems = twice.map(({ pos: [start] }) => ({
      file,
      ...placeIn(lines, start),
      message: 'is not valid JSON: this key is already there',
    }));
    return { file, data, bodyLine: 1, problems, lineOf: (path) => lineIn(tree, lines, path) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { reason, line, column } = breakOf(text, error);
    return unread({ file, line, column, message: `is not valid JSON: ${reason}` });
  }
}

function unread(problem: Problem): Source {
  return { file: problem.file, data: {}, bodyLine: 1, problems: [problem], lineOf: () => 1 };
}

function locate(text: string) {
  const lines = new LineCounter();
  return { lines, tree: parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' }) };
}

function placeIn(lines: LineCounter, offset: number) {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** Line of the node at `path`, or of the nearest parent that exists. */
function lineIn(tree: Document, lines: LineCounter, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = tree.getIn(path.slice(0, depth - 1), true);
    const key = String(path[depth - 1]);
    const pair = (parent as { items?: { key?: unknown }[] } | undefined)?.items?.find(
      (item) => isNode(item?.key) && String((item.key as { value?: unknown }).value) === key,
    );
    const node = pair?.key ?? tree.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Takes the aliases, which are not for content, out of the tree. */
function yamlProblem(file: string, tree: Document, lines: LineCounter): Problem | undefined {
  let alias: number | undefined;
  visit(tree, {
    Alias(_, node) {
      alias ??= node.range?.[0];
      return visit.REMOVE;
    },
  });
  if (alias !== undefined) {
    const { line } = placeIn(lines, alias);
    return { file, line, message: 'YAML aliases are not supported; write the value out' };
  }
  const [error] = [...tree.errors, ...tree.warnings];
  if (!error) return undefined;
  const reason = error.message.replace(/; please use .*/, '');
  return { file, ...placeIn(lines, error.pos[0]), message: `frontmatter is not valid YAML: ${reason}` };
}
