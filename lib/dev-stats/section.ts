import { defineSection } from '../section';

export const devStats = defineSection({
  name: 'dev-stats',
  isOnAtFirst: true,
  menu: 'Dev Stats',
  addresses: ['/docs/statistics', '/graphql'],
  kinds: { statistics: 'Statistics' },
  pages: [
    {
      path: '/dev-stats',
      texts: () => ({
        heading: 'Developer Statistics',
        description: 'Commits, pull requests, languages and repositories, collected from GitHub and Git.',
        keywords: ['developer statistics'],
      }),
    },
  ],
});
