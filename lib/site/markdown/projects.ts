import { type Diagram, getNeighbors, getProjectDiagrams, getProjects, type Project } from '../../content/content';
import { outcomeText } from '../../content/schema/outcome';
import { formatYears } from '../../dates';
import { type OutlineItem, outlineOf } from '../../diagram/outline';
import { groupByYear } from '../../projects/group';
import { durationLabel, roleLabel, STATUS_LABEL, typeLabel } from '../../projects/labels';
import { readingMinutes } from '../../projects/reading-time';
import { summarizeProject } from '../../projects/summary';
import { technologyCount } from '../../projects/technologies';
import { bullets, escapeText, joinBlocks, link, prose } from './blocks';
import { pageHead } from './page-head';

const MAX_TECHNOLOGIES = 3;

export function projectsMarkdown(): string {
  const years = groupByYear(getProjects()).flatMap(({ year, projects }) => [
    `## ${year}`,
    ...projects.flatMap((project) => [
      `### ${link(project.title, `/projects/${project.slug}`)}`,
      `${formatYears(project)} · ${STATUS_LABEL[project.status]}`,
      escapeText(project.description),
      bullets(technologies(summarizeProject(project).technologies)),
      linksOf(project),
    ]),
  ]);
  return joinBlocks([...pageHead('/projects'), ...years]);
}

function technologies(names: string[]): string[] {
  const more = names.length - MAX_TECHNOLOGIES;
  return [...names.slice(0, MAX_TECHNOLOGIES).map(escapeText), ...(more > 0 ? [`+${more} more`] : [])];
}

function linksOf({ slug, repositoryUrl, liveUrl }: Project): string {
  const links = [repositoryUrl && link('Code', repositoryUrl), liveUrl && link('Live', liveUrl)];
  return [link('Details', `/projects/${slug}`), ...links].filter(Boolean).join(' · ');
}

export function projectMarkdown(project: Project): string {
  const { title, description, repositoryUrl, liveUrl, technologyGroups, screenshots = [], tags, body } = project;
  const { outcomes = [] } = project;
  const links = [repositoryUrl && link('View Code', repositoryUrl), liveUrl && link('Live Demo', liveUrl)];
  const diagrams = getProjectDiagrams(project);
  const minutes = readingMinutes(body.raw);
  return joinBlocks([
    `# ${escapeText(title)}`,
    escapeText(description),
    links.filter(Boolean).join(' · '),
    technologyGroups.length > 0 && bullets([`Technologies: ${technologyCount(technologyGroups)}`]),
    bullets(
      outcomes.map(({ metric, period, ...value }) =>
        [`**${outcomeText({ metric, ...value })}** ${escapeText(metric)}`, period].filter(Boolean).join(', '),
      ),
    ),
    ...(minutes > 0 ? ['## Project Overview', `${minutes} min read`, prose(body)] : []),
    screenshots.length > 0 && '## Screenshots',
    ...screenshots.flatMap(({ src, alt, caption }) => [`!${link(alt, src)}`, escapeText(caption)]),
    diagrams.length > 0 && '## Architecture',
    ...diagrams.flatMap(diagramBlocks),
    technologyGroups.length > 0 && '## Tech Stack',
    ...technologyGroups.flatMap(({ category, technologies }) => [
      `### ${category}`,
      bullets(
        technologies.map(({ name, description: use }) =>
          [`**${name}**`, use && escapeText(use)].filter(Boolean).join(': '),
        ),
      ),
    ]),
    '## Project Info',
    bullets([
      `Role: ${roleLabel(project)}`,
      `Duration: ${durationLabel(project)}`,
      `Status: ${STATUS_LABEL[project.status]}`,
      `Type: ${typeLabel(project)}`,
    ]),
    tags.length > 0 && '## Tags',
    bullets(tags.map(({ name }) => escapeText(name))),
    ...navigation(project.slug),
  ]);
}

function diagramBlocks(diagram: Diagram): string[] {
  const rows = outlineOf(diagram).map(({ title, items }) => `- ${title}\n${items.map(itemLine).join('\n')}`);
  return [`### ${diagram.title}`, escapeText(diagram.description), prose(diagram.body), rows.join('\n')];
}

function itemLine({ place, label, detail, href, leadsTo }: OutlineItem): string {
  const name = href ? link(label, href) : label;
  const leads = leadsTo.length > 0 ? `; leads to ${leadsTo.map(({ text }) => text).join(', ')}` : '';
  return `  - ${place}: ${name}${detail ? ` – ${detail}` : ''}${escapeText(leads)}`;
}

function navigation(slug: string): string[] {
  const { previous, next } = getNeighbors(slug);
  const entries = [
    previous && `Previous: ${link(previous.title, `/projects/${previous.slug}`)}`,
    next && `Next: ${link(next.title, `/projects/${next.slug}`)}`,
  ];
  return previous || next ? ['## More projects', bullets(entries)] : [];
}
