import { pageStarter, pageTexts } from './add-page';
import type { ScratchCopy } from './scratch-copy';

/** A section with a list, which has search entries, JSON-LD and a feed. */
export function addListSection({ write, change }: ScratchCopy): void {
  write(
    'lib/podcasts/section.ts',
    `import { date, draft, group, line, sentence, updated, url } from '../content/schema/fields';
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
  pages: [
${pageStarter('/podcasts', 'Podcasts')}  ],
  feed: {
    path: '/podcasts/feed.xml',
    name: 'Podcast feed',
    description: 'Episodes as Atom, newest first',
    pages: '/podcasts',
  },
  documents: {
    Podcast: {
      schema: podcast,
      pattern: 'podcasts/*.mdx',
      addresses: (file) => [\`/podcasts#\${file}\`],
    },
  },
});
`,
  );
  write(
    'lib/podcasts/content.ts',
    `import { type Activity, activityContent, byDate } from '../activities';
import { type DocumentOf, getDocuments } from '../content/documents';
import { calendarDate, formatDay } from '../dates';
import type { Feed, SectionContent } from '../section';
import { identify } from '../structured-data';

const getPodcasts = () => getDocuments('Podcast').toSorted(byDate);

export const content = {
  ...activityContent('/podcasts', getPodcasts, describeEpisode),
  feed,
} satisfies SectionContent;

function describeEpisode(podcast: DocumentOf<'Podcast'>): Activity {
  const { name, title, url, show, date, description, body, mark } = podcast;
  const thing = { '@type': 'PodcastEpisode', ...identify('/podcasts', name), name: title };
  return {
    name,
    title,
    href: url,
    where: show,
    when: formatDay(date),
    group: date.slice(0, 4),
    description,
    body,
    mark,
    search: { detail: show },
    thing: { ...thing, datePublished: calendarDate(date) },
  };
}

function feed(): Feed {
  return {
    title: 'Podcasts',
    page: '/podcasts',
    entries: getPodcasts().map(({ title, date, description }) => ({
      path: '/podcasts',
      title,
      summary: description,
      tags: [],
      published: \`\${calendarDate(date)}T00:00:00.000Z\`,
    })),
  };
}
`,
  );
  change('lib/sections.ts', /^import \{ contact \} .*\n/m, "$&import { podcasts } from './podcasts/section';\n");
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
import { content } from '@/lib/podcasts/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/podcasts');

export default function PodcastsPage() {
  return <ActivityPage path="/podcasts" activities={content.list()} />;
}
`,
  );
  write(
    'app/podcasts/feed.xml/route.podcasts.ts',
    `import { answerAtom } from '@/lib/site/feed/atom';

export const dynamic = 'force-static';

export const GET = () => answerAtom('/podcasts/feed.xml');
`,
  );
}
