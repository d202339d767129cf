import { z } from 'zod';
import { documentTypes } from '../schema/documents';
import { addressOf, type CheckedDocument } from './documents';
import { walkFields } from './fields';
import type { Path, Problem } from './source';

type Fields = Record<string, unknown>;

/** What is wrong between the fields of one document: order of dates and numbers, ids, edges, totals. */
export function relationProblems({ type, source }: CheckedDocument): Problem[] {
  const problems: Problem[] = [];
  const report = (path: Path, message: string) =>
    problems.push({ file: source.file, line: source.lineOf(path), message });

  walkFields(z.toJSONSchema(documentTypes[type].schema), source.data, (_, value, path) => {
    if (!isFields(value)) return;
    const start = written(value.startDate);
    const end = written(value.endDate);
    if (start && end && end < start) report([...path, 'endDate'], `endDate ${end} is before startDate ${start}`);
    for (const unit of ['players', 'playtime']) {
      const least = value[`min_${unit}`];
      const most = value[`max_${unit}`];
      if (typeof least === 'number' && typeof most === 'number' && most < least) {
        report([...path, `max_${unit}`], `max_${unit} ${most} is below min_${unit} ${least}`);
      }
    }
  });

  const fields = isFields(source.data) ? source.data : {};
  if (type === 'Profile') reportTwice(listOf(fields, 'stats'), ['stats'], report);
  if (type === 'Diagram') diagramProblems(fields, report);
  if (type === 'BoardGameCollection') {
    const games = listOf(fields, 'games');
    reportTwice(games, ['games'], report);
    if (Array.isArray(fields.games) && typeof fields.total_games === 'number' && fields.total_games !== games.length) {
      report(['total_games'], `total_games is ${fields.total_games}, but ${games.length} games are listed`);
    }
  }
  return problems;
}

/** What is wrong between documents: two at one address, ids that name nothing. */
export function crossProblems(documents: CheckedDocument[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const document of documents) {
    const address = addressOf(document);
    if (!address) continue;
    const first = seen.get(address);
    const { file, lineOf } = document.source;
    if (first) {
      const field = document.type === 'PageMeta' ? 'path' : 'slug';
      problems.push({
        file,
        line: lineOf([field]),
        message: `duplicate slug: ${address} is already the address of ${first}`,
      });
    } else seen.set(address, file);
  }
  return [...problems, ...unknownNames(documents)];
}

function unknownNames(documents: CheckedDocument[]): Problem[] {
  const diagrams = documents.filter(({ type }) => type === 'Diagram').map(({ name }) => name.slice('diagrams/'.length));
  const profile = documents.find(({ type, source }) => type === 'Profile' && source.problems.length === 0)?.source.data;
  const stats = listOf(isFields(profile) ? profile : {}, 'stats').map(({ id }) => String(id));
  return documents.flatMap(({ type, source }) => {
    const fields = isFields(source.data) && source.problems.length === 0 ? source.data : {};
    if (type === 'Project') return notAmong(fields, 'diagrams', diagrams, source);
    if (type === 'ResumeOverview' && profile) return notAmong(fields, 'impact', stats, source);
    return [];
  });
}

function notAmong(fields: Fields, field: string, known: string[], source: CheckedDocument['source']): Problem[] {
  const names = Array.isArray(fields[field]) ? fields[field] : [];
  return names.flatMap((name, index) =>
    typeof name !== 'string' || known.includes(name)
      ? []
      : [
          {
            file: source.file,
            line: source.lineOf([field, index]),
            message: `${field}[${index}] must be one of ${known.join(', ')} (got "${name}")`,
          },
        ],
  );
}

function diagramProblems(fields: Fields, report: (path: Path, message: string) => void): void {
  // Without a layout that is known, the rows that are there say which one was meant.
  const isSwimlane = fields.layout === 'swimlane' || (fields.layout !== 'stack' && fields.tiers === undefined);
  const [rows, other] = isSwimlane ? ['lanes', 'tiers'] : ['tiers', 'lanes'];
  if (fields.layout === (isSwimlane ? 'swimlane' : 'stack')) {
    const isEmpty = fields[rows] === undefined || (Array.isArray(fields[rows]) && fields[rows].length === 0);
    if (isEmpty) report([rows], `${rows} is required for layout ${fields.layout}`);
    if (fields[other] !== undefined) report([other], `${other} does not belong to layout ${fields.layout}`);
  }

  const containers = listOf(fields, rows).map((row, index) => ({ row, path: [rows, index] as Path }));
  const columns = containers.flatMap(({ row, path }) =>
    listOf(row, 'columns').map((column, index) => ({ row: column, path: [...path, 'columns', index] })),
  );
  const nodes = [...containers, ...columns].flatMap(({ row, path }) =>
    listOf(row, 'nodes').map((node, index) => ({ row: node, path: [...path, 'nodes', index] })),
  );
  for (const group of [containers, columns, nodes])
    reportTwice(
      group.map(({ row }) => row),
      group.map(({ path }) => path),
      report,
    );

  const ids = nodes.flatMap(({ row: { id } }) => (typeof id === 'string' ? [id] : []));
  if (ids.length === 0) return;
  for (const [index, edge] of listOf(fields, 'edges').entries()) {
    for (const end of ['from', 'to']) {
      const id = edge[end];
      if (typeof id === 'string' && !ids.includes(id)) {
        report(['edges', index, end], `edges[${index}].${end} names no node (got "${id}"; nodes: ${ids.join(', ')})`);
      }
    }
  }
}

/** `at` is the path of the list, or one path an item. */
function reportTwice(items: Fields[], at: Path | Path[], report: (path: Path, message: string) => void): void {
  const seen = new Set<unknown>();
  for (const [index, { id }] of items.entries()) {
    const path = Array.isArray(at[index]) ? (at[index] as Path) : [...(at as Path), index];
    if (id !== undefined && seen.has(id)) report([...path, 'id'], `duplicate id ${JSON.stringify(id)}`);
    seen.add(id);
  }
}

function listOf(fields: Fields, key: string): Fields[] {
  const list = fields[key];
  return Array.isArray(list) ? list.map((item) => (isFields(item) ? item : {})) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function written(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
}
