import { getCollection, getPhotos, getProfile, getProjects, getRoles } from '../../content/content';
import { outcomeText } from '../../content/schema/outcome';
import { formatDay, formatYears } from '../../dates';
import { highlightedTechnologies } from '../../projects/technologies';
import { latestOutcomes } from '../../resume/outcomes';
import { gameBadges, playsText } from '../../tabletop/badges';
import { toGame } from '../../tabletop/game';
import { describePlays } from '../../tabletop/shelf';
import { isOn } from '../sections';
import { bullets, escapeText, joinBlocks, link, prose } from './blocks';
import { gearBlocks } from './gear';
import { pageHead } from './page-head';
import { galleryMarkdown } from './photos';

export function homeMarkdown(): string {
  const { name, title, bio, body, quote, stats, sideQuests, principles, purpose, connect, network } = getProfile();
  const about = prose(body);
  const recent = getProjects().slice(0, 2);
  return joinBlocks([
    `# ${name}`,
    title,
    escapeText(bio),
    bullets(stats.map(({ value, label }) => `**${value}** ${label}`)),
    bullets(
      latestOutcomes(getRoles()).map(({ role, outcome }) => {
        const { metric, period } = outcome;
        return [`**${outcomeText(outcome)}** ${link(metric, `/resume#${role}`)}`, period].filter(Boolean).join(', ');
      }),
    ),
    recent.length > 0 && '## Recent Projects',
    ...recent.flatMap((project) => [
      `### ${link(project.title, `/projects/${project.slug}`)}`,
      formatYears(project),
      escapeText(project.description),
      bullets(highlightedTechnologies(project.technologyGroups)),
    ]),
    recent.length > 0 && link('All projects', '/projects'),
    about && `## About\n\n${about}`,
    quote && `> ${escapeText(quote.text)}\n>\n> ${quote.name}, ${quote.title}`,
    sideQuests.length > 0 && '## Side Quests',
    ...sideQuests.flatMap(({ title: quest, description, href }) => [
      `### ${href ? link(quest, href) : quest}`,
      escapeText(description),
    ]),
    principles.length > 0 && '## How I Work',
    ...principles.flatMap((principle) => [`### ${principle.title}`, escapeText(principle.description)]),
    `## ${purpose.title}`,
    escapeText(purpose.description),
    `## ${connect.title}`,
    escapeText(connect.description),
    bullets(connect.badges),
    [isOn('contact') && link('Contact Me', '/contact'), link(network.name, network.url)].filter(Boolean).join(' · '),
  ]);
}

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
    return `${link(name, url)}${year === null ? '' : ` (${year})`}: ${escapeText(facts.join('; '))}`;
  });
  const facts = bullets([`Last updated: ${formatDay(updated)}`, `Total Games: ${total}`, describePlays(games)]);
  const service = link('Powered by BGG', 'https://boardgamegeek.com');
  const shelf = games.length > 0 ? [facts, bullets(lines), service] : ['The collection has not been loaded yet'];
  return joinBlocks([...pageHead('/tabletop'), ...shelf]);
}

export function astrophotographyMarkdown(): string {
  return joinBlocks([...pageHead('/astrophotography'), ...gearBlocks(), ...galleryMarkdown(getPhotos())]);
}

/** Without figures, which come from the API. */
export function devStatsMarkdown(): string {
  return joinBlocks([
    ...pageHead('/dev-stats'),
    'This page loads its figures with JavaScript: commits, pull requests, streaks, languages, repositories, CI/CD ' +
      'pipelines, and a heat map of commits by hour and weekday.',
    `You can read what each figure counts without JavaScript: ${link('definitions of the statistics', '/docs/statistics')}.`,
  ]);
}
