import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import matter from 'gray-matter';
import type { Diagram } from '@/lib/diagram/diagrams';

type DiagramFields = Omit<Diagram, '_id' | '_raw' | 'type' | 'body'>;

const FOLDER = new URL('../../content/diagrams/', import.meta.url);

export const DIAGRAM_NAMES = readdirSync(FOLDER)
  .map((file) => basename(file, '.mdx'))
  .toSorted();

/** A diagram of content/diagrams in its source form. */
export function readDiagram(name: string): DiagramFields {
  const file = new URL(`${name}.mdx`, FOLDER);
  const { data } = matter(readFileSync(file, 'utf8'), {});
  return { ...(data as Omit<DiagramFields, 'name'>), name };
}
