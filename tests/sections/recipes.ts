import type { ScratchCopy } from './scratch-copy';

// The recipes of CONTRIBUTING.md. `npm run generate` and UPDATE_BUDGETS write the other files that they need.

/** A page of an existing section. */
export function addPage({ write, change }: ScratchCopy): void {
  write('content/pages/press.mdx', pageTexts('/press', 'Press kit'));
  change('lib/resume/section.ts', "addresses: ['/resume']", "addresses: ['/resume', '/press']");
  change('lib/resume/section.ts', '  pages: [\n', `  pages: [\n${pageStarter('/press', 'Press kit')}`);
  write(
    'app/press/page.tsx',
    `import { Shell } from '@/components/shell/shell';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/press');

export default function PressPage() {
  return (
    <Shell path="/press">
      <h1>Press kit</h1>
    </Shell>
  );
}
`,
  );
}

/** A section with a list, which has search entries, JSON-LD and a feed. */
export function addListSection({ write, change }: ScratchCopy): void {
  write(
    'lib/podcasts/section.ts',
    `import { byDate } from '../activities';
import { date, draft, group, line, sentence, updated, url } from '../content/schema/fields';
import { defineSection } from '../section';

const podcast = group({
  title: line.describe('Title of the episode.'),
  show: line.describe('Name of the podcast.'),
  date: date.describe('Day of publication.'),
  description: sentence.describe('What it is about.'),
  url: url.describe('Address of the episode.'),
  draft,
  updated,
});

export const podcasts = defineSection({
  name: 'podcasts',
  isOnAtFirst: true,
  menu: 'Podcasts',
  addresses: ['/podcasts'],
  pages: [
${pageStarter('/podcasts', 'Podcasts')}  ],
  feeds: [
    {
      path: '/podcasts/feed.xml',
      type: 'application/atom+xml',
      name: 'Podcast feed',
      description: 'Episodes as Atom, newest first',
      pages: '/podcasts',
    },
  ],
  documents: {
    Podcast: {
      schema: podcast,
      pattern: 'podcasts/*.mdx',
      compare: byDate,
      addresses: (file) => [\`/podcasts#\${file}\`],
    },
  },
});
`,
  );
  write(
    'lib/podcasts/content.ts',
    `import { groupByYear } from '../activities';
import { type DocumentOf, getDocuments } from '../content/documents';
import { calendarDate, formatDay } from '../dates';
import type { Feed, SearchEntry, SectionContent } from '../section';
import { identify, listItems } from '../structured-data';

type Podcast = DocumentOf<'Podcast'>;

export const content: SectionContent = {
  pages: {
    '/podcasts': {
      type: 'CollectionPage',
      documents: getPodcasts,
      subject: () => listItems('/podcasts', getPodcasts().map((podcast) => ({ item: describeEpisode(podcast) }))),
    },
  },
  entries,
  feed,
};

function getPodcasts(): Podcast[] {
  return getDocuments('Podcast');
}

export function groupPodcasts() {
  return groupByYear(getPodcasts(), ({ name, title, url, show, date, description, body, mark }) => {
    return { name, title, href: url, where: show, when: formatDay(date), description, body, links: [], mark };
  });
}

function entries(): SearchEntry[] {
  return getPodcasts().map(({ name, title, show }) => {
    return { kind: 'pages', name: title, href: \`/podcasts#\${name}\`, detail: show };
  });
}

function feed(): Feed {
  return {
    title: 'Podcasts',
    page: '/podcasts',
    entries: getPodcasts().map(({ title, date, description, body }) => ({
      path: '/podcasts',
      title,
      summary: description,
      markdown: body.raw,
      tags: [],
      published: \`\${calendarDate(date)}T00:00:00.000Z\`,
    })),
  };
}

function describeEpisode({ name, title, date }: Podcast) {
  return { '@type': 'PodcastEpisode', ...identify('/podcasts', name), name: title, datePublished: calendarDate(date) };
}
`,
  );
  change('lib/sections.ts', '\n/** The search', "import { podcasts } from './podcasts/section';\n\n/** The search");
  change('lib/sections.ts', '  contact,\n', '  podcasts,\n  contact,\n');
  write('content/pages/podcasts.mdx', pageTexts('/podcasts', 'Podcasts'));
  write(
    'content/podcasts/slow-radio.mdx',
    `---
title: Slow radio
show: Night Shift
date: 2026-03-02
description: Why quiet systems need loud alarms.
url: https://podcast.example.com/slow-radio
---
`,
  );
  write(
    'app/podcasts/page.podcasts.tsx',
    `import { ActivityPage } from '@/components/activities/activity-page';
import { groupPodcasts } from '@/lib/podcasts/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/podcasts');

export default function PodcastsPage() {
  return <ActivityPage path="/podcasts" groups={groupPodcasts()} />;
}
`,
  );
  write(
    'app/podcasts/feed.xml/route.podcasts.ts',
    `import { answerAtom } from '@/lib/site/feed/formats';

export const dynamic = 'force-static';

export const GET = () => answerAtom('/podcasts/feed.xml');
`,
  );
}

/** A total of the account, from GitHub to the dashboard. The issues that the owner opened are its pattern. */
export function addFigure({ change, write, read, touched }: ScratchCopy): void {
  change(
    'lib/dev-stats/rules/definitions/commits.ts',
    'Releases and the number',
    'Stars are those given. Releases and the number',
  );
  change(
    'lib/dev-stats/store/schema/figures.ts',
    /^( *)totalIssues: .*$/m,
    "$&\n$1starsGiven: integer('stars_given'),",
  );
  change(
    'lib/collectors/github/profile.ts',
    /^( *)issues \{ totalCount \}$/m,
    '$&\n$1starredRepositories { totalCount }',
  );
  change('lib/collectors/github/profile.ts', /^( *)issues: count,$/m, '$&\n$1starredRepositories: count,');
  change('lib/collectors/github/profile.ts', "'totalIssues';", "'totalIssues' | 'starsGiven';");
  change(
    'lib/collectors/github/profile.ts',
    "totalIssues: 'issues',\n} as",
    "totalIssues: 'issues',\n  starsGiven: 'starredRepositories',\n} as",
  );
  change(
    'lib/collectors/github/profile.ts',
    /^( *)totalIssues: user.*$/m,
    '$&\n$1starsGiven: user.starredRepositories?.totalCount ?? null,',
  );
  change(
    'lib/collectors/github/profile.ts',
    "totalIssues: 'issues',\n  totalR",
    "totalIssues: 'issues',\n  starsGiven: 'stars',\n  totalR",
  );
  change(
    'lib/dev-stats/graphql/schema.graphql',
    /^( *)totalIssues: Int$/m,
    '$&\n$1"Repositories with a star of the owner."\n$1starsGiven: Int',
  );
  change('lib/dev-stats/graphql/resolvers/github.ts', /^( *)totalIssues: null,$/m, '$&\n$1starsGiven: null,');
  change('lib/dev-stats/graphql/documents.ts', 'totalIssues', 'totalIssues starsGiven');
  change(
    'components/stats/overview/overview-tab.tsx',
    /^( *)\['Total issues', 'totalIssues'\],$/m,
    "$&\n$1['Stars given', 'starsGiven'],",
  );
  change('fixtures/stats-answers.ts', /^( *)totalIssues: .*$/m, '$&\n$1starsGiven: 12,');
  const counted = [...touched];
  const journal = 'lib/dev-stats/store/migrations/meta/_journal.json';
  const { entries, ...rest } = JSON.parse(read(journal));
  const last = entries.at(-1);
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_stars' };
  write(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
  write('lib/dev-stats/store/migrations/9999_stars.sql', 'ALTER TABLE `profile` ADD `stars_given` integer;\n');
  touched.clear();
  for (const path of counted) touched.add(path);
}

function pageTexts(path: string, heading: string): string {
  return `---
path: ${path}
title: ${heading}
description: ${heading} of the owner, for those who ask.
keywords:
  - ${heading.toLowerCase()}
heading: ${heading}
---
`;
}

function pageStarter(path: string, heading: string): string {
  return `    {
      path: '${path}',
      texts: () => ({ heading: '${heading}', description: '${heading} of the owner.', keywords: ['${heading}'] }),
    },
`;
}
