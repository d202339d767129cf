import { type Comment, formatDocument } from '../../content/write/document';
import { toFileName } from '../../content/write/file-name';
import type { ImportedRole } from '../import/resume';
import { periodOf } from './dates';
import type { OwnerDocument } from './owner';

export function roleDocuments(roles: ImportedRole[]): OwnerDocument[] {
  const taken = new Set<string>();
  return roles.flatMap((role) => {
    const { title, company, location, start, end, summary, highlights } = role;
    if (!start) return [];
    const { period, comments } = periodOf(start, end);
    const name = unusedName([title, company].filter(Boolean).join(' '), taken);
    taken.add(name);
    const fields = {
      title: title ?? 'TODO: your title',
      company: company ?? 'TODO: the company',
      location: location ?? 'TODO: the city',
      ...period,
      summary: summary ?? 'TODO: one sentence on what you were accountable for',
      highlights: highlights.length > 0 ? highlights : ['TODO: a result and its figure'],
    };
    return [{ path: `roles/${name}.mdx`, text: formatDocument('Role', fields, '', comments) }];
  });
}

function unusedName(text: string, taken: ReadonlySet<string>): string {
  const name = toFileName(text) ?? 'role';
  let unused = name;
  for (let number = 2; taken.has(unused); number += 1) unused = `${name}-${number}`;
  return unused;
}

/** Roles without a start date in the source. They do not become documents, but are listed. */
export function undatedRoles(roles: ImportedRole[]): Comment[] {
  return roles
    .filter(({ start }) => !start)
    .map(({ title, company }) => ({
      path: ['competencies'],
      text: `TODO: add a file to content/roles/ for ${[title, company].filter(Boolean).join(', ') || 'a role'}, whose dates are unknown`,
      isAbove: true,
    }));
}
