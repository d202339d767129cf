import { checkProse } from '../../content/check/prose';
import { readSource } from '../../content/check/source';
import { pluralize } from '../../pluralize';
import { type Finding, ok, warning } from './finding';

export type Answer = number | string;

/** Links of the documents to other sites, with the file that has each first. Those of the board games are BoardGameGeek's. */
export function externalLinks(documents: ReadonlyMap<string, string>): Map<string, string> {
  const links = new Map<string, string>();
  for (const [path, text] of documents) {
    if (!path.endsWith('.mdx')) continue;
    const source = readSource(path, text);
    const inProse = checkProse(source).references.map(({ target }) => target);
    for (const target of [...textsIn(source.data), ...inProse]) {
      const url = /^https?:\/\//.test(target) ? URL.parse(target) : null;
      if (!url) continue;
      url.hash = '';
      if (!links.has(url.href)) links.set(url.href, path);
    }
  }
  return links;
}

/** Sites often refuse programs, so only responses that say a page is gone count. */
export function linkFindings(answers: ReadonlyMap<string, Answer>, files: ReadonlyMap<string, string>): Finding[] {
  const findings = [...answers].flatMap(([url, answer]) => {
    const isGone = typeof answer === 'string' || answer === 404 || answer === 410;
    const reason = typeof answer === 'string' ? answer : `answers ${answer}`;
    return isGone ? [warning(`${files.get(url)}: ${url} ${reason}.`, 'Correct or remove the link.')] : [];
  });
  const left = files.size - answers.size;
  if (left > 0)
    findings.push(warning(`${pluralize(left, 'further link')} to other sites not checked.`, 'Check them by hand.'));
  return findings.length > 0 ? findings : [ok(`${pluralize(answers.size, 'link')} to other sites checked.`)];
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : [];
}
