import matter from 'gray-matter';
import { type Document, isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml';

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
  data: unknown;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
  lineOf(path: Path): number;
}

const NOT_EVALUATED = () => {
  throw new Error('only YAML frontmatter is read');
};

/** Reads frontmatter or JSON the way Contentlayer does; what cannot be read comes back as problems. */
export function readSource(file: string, text: string): Source | Problem[] {
  return file.endsWith('.json') ? readJson(file, text) : readMdx(file, text);
}

function readMdx(file: string, text: string): Source | Problem[] {
  if (!/^\uFEFF?---\r?\n/.test(text)) {
    return [{ file, line: 1, message: 'must start with frontmatter: a line ---, the fields, and a line ---' }];
  }
  const lines = new LineCounter();
  try {
    // Options, even empty ones, keep gray-matter from answering out of its cache.
    const { data, content, matter: yaml } = matter(text, {
      engines: { javascript: NOT_EVALUATED, js: NOT_EVALUATED, json: NOT_EVALUATED },
    });
    const tree = parseDocument(yaml ?? '', { lineCounter: lines, logLevel: 'silent' });
    const alias = aliasOffset(tree);
    if (alias !== undefined) {
      return [{ file, line: lines.linePos(alias).line, message: 'YAML aliases are not supported; write the value out' }];
    }
    keepDatesAsWritten(data, [], tree);
    return {
      file,
      data,
      body: content,
      bodyLine: lineCount(text.slice(0, text.length - content.length)),
      lineOf: (path) => lineIn(tree, lines, path),
    };
  } catch (error) {
    return [yamlProblem(file, error)];
  }
}

function readJson(file: string, text: string): Source | Problem[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [jsonProblem(file, text, error as SyntaxError)];
  }
  let located: { tree: Document; lines: LineCounter } | undefined;
  const locate = () => {
    const lines = new LineCounter();
    return { lines, tree: parseDocument(text, { lineCounter: lines, logLevel: 'silent' }) };
  };
  return {
    file,
    data,
    body: '',
    bodyLine: 1,
    lineOf(path) {
      located ??= locate();
      return lineIn(located.tree, located.lines, path);
    },
  };
}

/** Line of the node at `path`, or of the nearest parent that exists. */
function lineIn(tree: Document, lines: LineCounter, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = tree.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = (parent as { items?: { key?: unknown }[] } | undefined)?.items?.find(
      (item) => isNode(item?.key) && (item.key as { value?: unknown }).value === key,
    );
    const node = pair?.key ?? tree.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function aliasOffset(tree: Document): number | undefined {
  let offset: number | undefined;
  visit(tree, {
    Alias(_, node) {
      offset = isAlias(node) ? node.range?.[0] : undefined;
      return visit.BREAK;
    },
  });
  return offset;
}

/** js-yaml turns 2024-02-30 into March 1 without a word, so the schema has to see what was written. */
function keepDatesAsWritten(value: unknown, path: Path, tree: Document): void {
  if (value instanceof Date) {
    const node = tree.getIn(path, true) as { source?: string } | undefined;
    Object.assign(value, { raw: node?.source ?? '' });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      keepDatesAsWritten(child, [...path, Array.isArray(value) ? Number(key) : key], tree);
    }
  }
}

function yamlProblem(file: string, error: unknown): Problem {
  const { reason, mark, message } = error as {
    reason?: string;
    message: string;
    mark?: { line: number; column: number };
  };
  return {
    file,
    line: (mark?.line ?? 0) + 1,
    ...(mark && { column: mark.column + 1 }),
    message: `frontmatter is not valid YAML: ${(reason ?? message).split('\n')[0]}`,
  };
}

function jsonProblem(file: string, text: string, { message }: SyntaxError): Problem {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const end = text.trimEnd();
  return {
    file,
    line: line ? Number(line) : lineCount(end),
    column: column ? Number(column) : end.length - end.lastIndexOf('\n'),
    message: `is not valid JSON: ${message.replace(/\s+(in JSON )?at position.*$/s, '').split('\n')[0]}`,
  };
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
