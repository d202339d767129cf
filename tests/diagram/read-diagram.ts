import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Diagram } from '@/lib/content/content';

type DiagramFields = Omit<Diagram, '_id' | '_raw' | 'type' | 'body'>;

/** A diagram of content/diagrams in its source form. */
export function readDiagram(name: string): DiagramFields {
  const file = new URL(`../../content/diagrams/${name}.mdx`, import.meta.url);
  const { data } = matter(readFileSync(file, 'utf8'), {});
  return { ...(data as Omit<DiagramFields, 'name'>), name };
}
