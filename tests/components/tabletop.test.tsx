import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyCollection } from '@/components/tabletop/collection';
import { GameCard } from '@/components/tabletop/game-card';
import { GameChart } from '@/components/tabletop/game-chart';
import { GameGrid } from '@/components/tabletop/game-list';
import { chartGames } from '@/lib/tabletop/chart';
import { drawShapes } from '@/lib/tabletop/cover/shapes';
import { game } from '../tabletop/game';

test('an empty collection names the command that loads it', () => {
  const html = renderToStaticMarkup(<EmptyCollection />);
  expect(html).toContain('The collection has not been loaded yet');
  expect(html).toContain('npm run collect -- bgg USERNAME');
});

test('a game with a picture reserves its space, one without shows its drawing', () => {
  const picture = renderToStaticMarkup(<GameCard game={game({ image: 'https://example.com/a.jpg' })} />);
  expect(picture).toMatch(/<img src="https:\/\/example.com\/a.jpg" alt="" width="400" height="250" loading="lazy"/);
  expect(renderToStaticMarkup(<GameCard game={game({ image: null })} />)).toContain('<use href="/tabletop/covers.svg#');
});

test('every shape of a drawing is in the file of shapes, once', () => {
  const shapes = drawShapes();
  for (const mechanics of [['Hexagon Grid', 'Dice Rolling'], ['Card Game'], []]) {
    const html = renderToStaticMarkup(<GameCard game={game({ image: null, mechanics })} />);
    const used = [...html.matchAll(/<use href="\/tabletop\/covers\.svg#(\w+)"/g)].map(([, id]) => id);
    expect(used).toHaveLength(2);
    for (const id of used) expect(shapes.split(` id="${id}"`)).toHaveLength(2);
  }
});

test('unknown facts have no badge, no year and no plays', () => {
  const unknown = { year: null, players: null, minutes: null, weight: null, rating: null, rank: null, plays: 0 };
  const html = renderToStaticMarkup(<GameCard game={game({ ...unknown, name: 'Enigma', designers: [] })} />);
  expect(html).not.toMatch(/players|min<|★|>#|plays|null| by /);
});

test('of 500 games, 120 are cards and 380 are links', () => {
  const games = Array.from({ length: 500 }, (_, index) =>
    game({ id: index + 1, name: `Game ${index + 1}`, url: `https://example.com/${index + 1}` }),
  );
  const html = renderToStaticMarkup(<GameGrid games={games} />);
  expect(html.match(/<article/g)).toHaveLength(120);
  const [, tail = ''] = html.split('link-list');
  expect(tail.match(/<li>/g)).toHaveLength(380);
  expect(tail).toMatch(/^"><li><a href="https:\/\/example.com\/121"[^>]*>Game 121<\/a>/);
});

const createChart = (count: number) => {
  const games = Array.from({ length: count }, (_, id) =>
    game({ id, name: `Game ${id}`, weight: 2.4, rating: 7.7, url: `https://example.com/${id}` }),
  );
  const chart = chartGames(games);
  return chart ? renderToStaticMarkup(<GameChart chart={chart} weight="" rating="" onChoose={() => {}} />) : '';
};

test('a dot of the chart leads to its game', () => {
  expect(createChart(5).match(/<a href="https:\/\/example.com\/\d" title="Game \d"/g)).toHaveLength(5);
});
