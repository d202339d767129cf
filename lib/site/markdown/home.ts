import { getProfile, getProjects } from '../../content/content';
import { formatYears } from '../../dates';
import { highlightedTechnologies } from '../../projects/technologies';
import { bullets, escapeMarks, joinBlocks, link } from './blocks';

/** The home page as Markdown. */
export function homeMarkdown(): string {
  const { name, title, bio, stats, sideQuests, principles, purpose, connect, network } = getProfile();
  return joinBlocks([
    `# ${name}`,
    title,
    escapeMarks(bio),
    bullets(stats.map(({ value, label }) => `**${value}** ${label}`)),
    '## Recent Projects',
    ...getProjects()
      .slice(0, 2)
      .flatMap((project) => [
        `### ${link(project.title, `/projects/${project.slug}`)}`,
        formatYears(project),
        escapeMarks(project.description),
        bullets(highlightedTechnologies(project.technologyGroups)),
      ]),
    link('All projects', '/projects'),
    '## Side Quests',
    ...sideQuests.flatMap(({ title: quest, description, href }) => [
      `### ${href ? link(quest, href) : quest}`,
      escapeMarks(description),
    ]),
    '## How I Work',
    ...principles.flatMap((principle) => [`### ${principle.title}`, escapeMarks(principle.description)]),
    `## ${purpose.title}`,
    escapeMarks(purpose.description),
    `## ${connect.title}`,
    escapeMarks(connect.description),
    bullets(connect.badges),
    `${link('Contact Me', '/contact')} · ${link(network.name, network.url)}`,
  ]);
}
