import { type Comment, formatDocument } from '../../content/write/document';
import { toFileName } from '../../content/write/file-name';
import type { Entry } from '../../resume/parts';
import type { OwnerDocument } from './owner';

export function roleDocuments(roles: Entry[]): OwnerDocument[] {
  const taken = new Set<string>();
  return roles.map((role) => {
    const name = unusedName([role.title, role.company].filter(Boolean).join(' '), taken);
    taken.add(name);
    const fields = { ...role, title: role.title ?? 'TODO: your title', company: role.company ?? 'TODO: the company' };
    return { path: `roles/${name}.mdx`, text: formatDocument('Role', fields, '', listOpen(role)) };
  });
}

/** A role whose end could not be read would look like a present one. */
function listOpen(role: Entry): Comment[] {
  const hasEnd = role.details?.some(({ name }) => /^(end date|endDate|end)$/i.test(name));
  const text = 'TODO: write endDate, which could not be read; the details have its text';
  return hasEnd && !role.endDate ? [{ path: ['title'], text }] : [];
}

function unusedName(text: string, taken: ReadonlySet<string>): string {
  const name = toFileName(text) ?? 'role';
  let unused = name;
  for (let number = 2; taken.has(unused); number += 1) unused = `${name}-${number}`;
  return unused;
}
