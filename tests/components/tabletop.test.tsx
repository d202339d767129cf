import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyCollection } from '@/components/tabletop/empty-collection';
import { GameCard } from '@/components/tabletop/game-card';
import { GameGrid } from '@/components/tabletop/game-grid';
import { game } from '../tabletop/game';

test('an empty collection names the command that loads it', () => {
  const html = renderToStaticMarkup(<EmptyCollection />);
  expect(html).toContain('The collection has not been loaded yet');
  expect(html).toContain('npm run collect -- bgg USERNAME');
});

test('a game with a picture shows it with its place kept, one without shows its drawing', () => {
  const picture = renderToStaticMarkup(<GameCard game={game({ image: 'https://example.com/a.jpg' })} />);
  expect(picture).toMatch(/<img src="https:\/\/example.com\/a.jpg" alt="" width="400" height="250" loading="lazy"/);
  expect(renderToStaticMarkup(<GameCard game={game({ image: null })} />)).toMatch(/game-cover/);
});

test('what is unknown has no badge, no year and no plays', () => {
  const unknown = { year: null, players: null, minutes: null, weight: null, rating: null, rank: null, plays: 0 };
  const html = renderToStaticMarkup(<GameCard game={game({ ...unknown, name: 'Enigma', designers: [] })} />);
  expect(html).not.toMatch(/players|min<|★|#|plays|null| by /);
});

test('a huge shelf is drawn in part, and listed in full for readers without scripts', () => {
  const games = Array.from({ length: 500 }, (_, index) => game({ id: index + 1, name: `Game ${index + 1}` }));
  const html = renderToStaticMarkup(<GameGrid games={games} />);
  expect(html.match(/<article/g)).toHaveLength(120);
  expect(html.match(/<noscript>.*<\/noscript>/s)?.[0].match(/<li>/g)).toHaveLength(380);
});
