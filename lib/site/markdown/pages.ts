import { PLANNED } from '../../astro/planned';
import { gearCounts } from '../../astro/strip';
import {
  getCollection,
  getExperiments,
  getGearGroups,
  getPageMeta,
  getProfile,
  getProjects,
  type Project,
} from '../../content/content';
import { formatDay, formatMonth, formatYears } from '../../dates';
import { groupByYear } from '../../projects/group';
import { STATUS_LABEL } from '../../projects/labels';
import { summarizeProject } from '../../projects/summary';
import { gameBadges, playsText } from '../../tabletop/badges';
import { toGame } from '../../tabletop/game';
import { summarizeShelf } from '../../tabletop/shelf';
import type { PagePath } from '../routes';
import { bullets, escapeMarks, joinBlocks, link } from './blocks';
import { prose } from './prose';

/** Technologies that a project's card names. */
const TECHNOLOGIES = 3;

/** The list of projects as Markdown, each leading to its own. */
export function projectsMarkdown(): string {
  const years = groupByYear(getProjects()).flatMap(({ year, projects }) => [
    `## ${year}`,
    ...projects.flatMap((project) => [
      `### ${link(project.title, `/projects/${project.slug}`)}`,
      `${formatYears(project)} · ${STATUS_LABEL[project.status]}`,
      escapeMarks(project.description),
      bullets(technologies(summarizeProject(project).technologies)),
      waysTo(project),
    ]),
  ]);
  return joinBlocks([...head('/projects'), ...years]);
}

function technologies(names: string[]): string[] {
  const more = names.length - TECHNOLOGIES;
  return [...names.slice(0, TECHNOLOGIES).map(escapeMarks), ...(more > 0 ? [`+${more} more`] : [])];
}

function waysTo({ slug, repositoryUrl, liveUrl }: Project): string {
  const ways = [repositoryUrl && link('Code', repositoryUrl), liveUrl && link('Live', liveUrl)];
  return [link('Details', `/projects/${slug}`), ...ways].filter(Boolean).join(' · ');
}

/** The shelf as Markdown, a line a game. */
export function tabletopMarkdown(): string {
  const { updated, total_games: total, games } = getCollection();
  const lines = games.map((entry) => {
    const game = toGame(entry, { images: false });
    const { name, year, designers, categories, url } = game;
    const facts = [
      designers.length > 0 && `by ${designers.join(', ')}`,
      gameBadges(game)
        .map(({ text }) => text)
        .join(', '),
      categories.join(', '),
      playsText(game),
    ].filter(Boolean);
    return `${link(name, url)}${year === null ? '' : ` (${year})`}: ${escapeMarks(facts.join('; '))}`;
  });
  const { plays, unplayed, categories } = summarizeShelf(games);
  const common = categories.map(({ name, games: count }) => `${name} ${count}`).join(', ');
  const facts = bullets([
    `Total Games: ${total}`,
    `Last updated: ${formatDay(updated)}`,
    `Total plays: ${plays.toLocaleString('en-US')}`,
    `Never played: ${unplayed}`,
    ...(common ? [`Top categories: ${common}`] : []),
  ]);
  const service = link('Powered by BGG', 'https://boardgamegeek.com');
  const shelf = games.length > 0 ? [facts, bullets(lines), service] : ['The collection has not been loaded yet'];
  return joinBlocks([...head('/tabletop'), ...shelf]);
}

/** The rig as Markdown, and what is planned for the pictures. */
export function astrophotographyMarkdown(): string {
  const groups = getGearGroups();
  return joinBlocks([
    ...head('/astrophotography'),
    bullets(gearCounts(groups).map(({ count, noun }) => `**${count}** ${noun}`)),
    ...groups.flatMap(({ title, items }) => [
      `## ${title}`,
      ...items.flatMap(({ name, specs, primary }) => [
        `### ${escapeMarks(name)}${primary ? ' (Primary)' : ''}`,
        escapeMarks(specs),
      ]),
    ]),
    `## ${PLANNED.title}`,
    PLANNED.note,
    ...PLANNED.features.flatMap(([title, description]) => [`### ${title}`, description]),
  ]);
}

/** The ways to the owner as Markdown, without an address that a harvester could read. */
export function contactMarkdown(): string {
  const { network, location } = getProfile();
  return joinBlocks([
    ...head('/contact'),
    '## Email',
    'Revealing the address requires JavaScript.',
    `## ${network.name}`,
    'For introductions and my career history.',
    link(`View ${network.name} Profile`, network.url),
    location,
  ]);
}

/** What the page of statistics is about; its figures come from the API. */
export function devStatsMarkdown(): string {
  return joinBlocks([
    ...head('/dev-stats'),
    'This page loads its figures with JavaScript: commits, pull requests, streaks, languages, repositories, CI/CD ' +
      'pipelines, and a heat map of commits by hour and weekday.',
    `You can read what each figure counts without JavaScript: ${link('definitions of the statistics', '/docs/statistics')}.`,
  ]);
}

/** The experiments as Markdown. */
export function labMarkdown(): string {
  const experiments = getExperiments().flatMap(({ title, description, startDate, tags, body }) => [
    `## ${escapeMarks(title)}`,
    formatMonth(startDate),
    bullets(tags.map(({ name }) => name)),
    escapeMarks(description),
    prose(body),
  ]);
  return joinBlocks([...head('/lab'), ...experiments]);
}

function head(path: PagePath): string[] {
  const { heading, lead = '' } = getPageMeta(path);
  return [`# ${heading}`, escapeMarks(lead)];
}
