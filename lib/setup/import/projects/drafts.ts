import { toFileName } from '../../../content/write/file-name';
import type { OwnerDocument } from '../../init/owner';
import type { ProjectFacts } from './clones';
import { projectDocument } from './document';

export function draftProjects(facts: ProjectFacts[], documents: ReadonlyMap<string, string>, today: string) {
  const known = new Map(documents);
  const drafts: OwnerDocument[] = [];
  const present: string[] = [];
  for (const each of facts) {
    const path =
      possiblePaths(each.name).find((path) => !known.has(path) || isAbout(known.get(path) ?? '', each)) ?? '';
    if (known.has(path)) {
      present.push(path);
      continue;
    }
    const text = projectDocument(each, today);
    known.set(path, text);
    drafts.push({ path, text });
  }
  return { drafts, present };
}

function* possiblePaths(name: string): Generator<string> {
  const base = toFileName(name) ?? 'project';
  yield `projects/${base}.mdx`;
  for (let number = 2; ; number++) yield `projects/${base}-${number}.mdx`;
}

/** A repository without an address is known by its name, if that names the file. */
function isAbout(text: string, { name, repositoryUrl }: ProjectFacts): boolean {
  const [, address] = /^repositoryUrl: *["']?(\S+?)["']?(?:\s|$)/m.exec(text) ?? [];
  if (!repositoryUrl) return toFileName(name) !== undefined;
  return address?.toLowerCase() === repositoryUrl.toLowerCase();
}
