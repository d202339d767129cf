import { defineSection } from '../section';

export const home = defineSection({
  name: 'home',
  menu: 'Home',
  kinds: { pages: 'Pages' },
  pages: [
    {
      path: '/',
      texts: ({ name, title, location }) => ({
        heading: name,
        title: `${name}, ${title}`,
        description: `The website of ${name}, ${title}.`,
        keywords: [title, ...(location ? [location] : [])],
      }),
    },
  ],
});
