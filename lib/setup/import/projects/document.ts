import { type Comment, formatDocument } from '../../../content/write/document';
import { toFileName } from '../../../content/write/file-name';
import { mdxText } from '../../../content/write/mdx-text';
import { DAY_MS } from '../../../dates';
import { capitalize } from '../../../words';
import { MAX_LINE, oneLine, shortened, takeSentences } from '../text';
import type { ProjectFacts } from './clones';

const DESCRIPTION = 200;
const TODO = '{/* TODO: say what the problem was, what you did, and what came of it. */}';
/** A project without a change for this long is not called active. */
const ACTIVE_DAYS = 365;

/** Always a draft: Git does not say whether visitors can open the repository. */
export function projectDocument(facts: ProjectFacts, today: string): string {
  const [introduction] = facts.readme?.paragraphs ?? [];
  const description = introduction && takeSentences(introduction, DESCRIPTION);
  const isIdle = Date.parse(today) - Date.parse(facts.until) > ACTIVE_DAYS * DAY_MS;
  const { repositoryUrl, since, until } = facts;
  const technologies = facts.languages.map((name) => ({ name }));
  const fields = {
    title: chooseTitle(facts),
    description: description ?? 'TODO: one sentence on what it does and for whom',
    status: isIdle ? 'COMPLETED' : 'ACTIVE',
    startDate: since,
    ...(isIdle && until >= since && { endDate: until }),
    repositoryUrl,
    technologyGroups: technologies.length > 0 ? [{ category: 'Languages', technologies }] : [],
    tags: [],
    // Without a list a project would show the diagrams of the whole site.
    diagrams: [],
    draft: true,
  };
  const comments: Comment[] = [];
  const mark = (field: string, text: string) => comments.push({ path: [field], text: `TODO: ${text}` });
  if (isIdle) mark('status', 'check; it can also be ON_HOLD or ARCHIVED');
  if (repositoryUrl) mark('repositoryUrl', 'remove this line if visitors cannot open the address');
  mark('draft', 'remove this line when the document is right');
  return formatDocument('Project', fields, writeBody(facts, description), comments);
}

/** The heading of the README if it is the project's name, and not "Welcome" or the heading of a template. */
function chooseTitle({ name, readme }: ProjectFacts): string {
  const letters = (text: string) => (toFileName(text) ?? '').replaceAll('-', '');
  const [heading = ''] = (readme?.title ?? '').split(/\s+[-–—|]\s+|:\s/);
  const own = letters(name);
  const given = letters(heading);
  const isName = given.length > 1 && (own.includes(given) || given.includes(own));
  const title = isName ? heading.trim() : capitalize(oneLine(name.replaceAll(/[-_.]+/g, ' ')));
  return shortened(title || name, MAX_LINE);
}

function writeBody({ readme }: ProjectFacts, description: string | undefined): string {
  const paragraphs = (readme?.paragraphs ?? []).filter((text) => text !== description);
  return [...(paragraphs.length > 0 ? [mdxText(paragraphs)] : []), TODO].join('\n\n');
}
