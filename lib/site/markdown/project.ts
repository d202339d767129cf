import { type Diagram, getNeighbors, getProjectDiagrams, type Project } from '../../content/content';
import { formatPeriod } from '../../dates';
import { type OutlineItem, outlineOf } from '../../diagram/outline';
import { roleLabel, STATUS_LABEL, typeLabel } from '../../projects/labels';
import { technologyCount } from '../../projects/technologies';
import { bullets, escapeMarks, joinBlocks, link } from './blocks';
import { prose } from './prose';

/** A project's write-up as Markdown, its diagrams in words. */
export function projectMarkdown(project: Project): string {
  const { title, description, repositoryUrl, liveUrl, technologyGroups, screenshots = [], tags, body } = project;
  const ways = [repositoryUrl && link('View Code', repositoryUrl), liveUrl && link('Live Demo', liveUrl)];
  const diagrams = getProjectDiagrams(project);
  return joinBlocks([
    `# ${escapeMarks(title)}`,
    escapeMarks(description),
    ways.filter(Boolean).join(' · '),
    bullets([`Technologies: ${technologyCount(technologyGroups)}`]),
    '## Project Overview',
    prose(body),
    screenshots.length > 0 && '## Screenshots',
    ...screenshots.flatMap(({ src, alt, caption }) => [`!${link(alt, src)}`, escapeMarks(caption)]),
    diagrams.length > 0 && '## Architecture',
    ...diagrams.flatMap(diagramBlocks),
    '## Tech Stack',
    ...technologyGroups.flatMap(({ category, technologies }) => [
      `### ${category}`,
      bullets(
        technologies.map(({ name, description: use }) =>
          [`**${name}**`, use && escapeMarks(use)].filter(Boolean).join(': '),
        ),
      ),
    ]),
    '## Project Info',
    bullets([
      `Role: ${roleLabel(project)}`,
      `Duration: ${formatPeriod(project)}`,
      `Status: ${STATUS_LABEL[project.status]}`,
      `Type: ${typeLabel(project)}`,
    ]),
    '## Tags',
    bullets(tags.map(({ name }) => escapeMarks(name))),
    ...navigation(project.slug),
  ]);
}

function diagramBlocks(diagram: Diagram): string[] {
  const rows = outlineOf(diagram).map(({ title, items }) => `- ${title}\n${items.map(itemLine).join('\n')}`);
  return [`### ${diagram.title}`, escapeMarks(diagram.description), prose(diagram.body), rows.join('\n')];
}

function itemLine({ column, label, detail, href, leadsTo }: OutlineItem): string {
  const name = href ? link(label, href) : label;
  const leads = leadsTo.length > 0 ? `; leads to ${leadsTo.join(', ')}` : '';
  return `  - ${column ? `${column}: ` : ''}${name}${detail ? ` – ${detail}` : ''}${escapeMarks(leads)}`;
}

function navigation(slug: string): string[] {
  const { previous, next } = getNeighbors(slug);
  const entries = [
    previous && `Previous: ${link(previous.title, `/projects/${previous.slug}`)}`,
    next && `Next: ${link(next.title, `/projects/${next.slug}`)}`,
  ];
  return previous || next ? ['## Navigation', bullets(entries)] : [];
}
