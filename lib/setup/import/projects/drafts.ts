import { toFileName } from '../../../content/write/file-name';
import type { OwnerDocument } from '../../init/owner';
import type { ProjectFacts } from './clones';
import { projectDocument } from './document';

interface Drafts {
  drafts: OwnerDocument[];
  present: string[];
}

export function draftProjects(facts: ProjectFacts[], documents: ReadonlyMap<string, string>, today: string): Drafts {
  const known = new Map(documents);
  const result: Drafts = { drafts: [], present: [] };
  for (const each of facts) {
    const path = pathsOf(each.name).find((path) => !known.has(path) || isAbout(known.get(path) ?? '', each)) ?? '';
    if (known.has(path)) {
      result.present.push(path);
      continue;
    }
    const text = projectDocument(each, today);
    known.set(path, text);
    result.drafts.push({ path, text });
  }
  return result;
}

function* pathsOf(name: string): Generator<string> {
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
