import { isNode, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { type BoardGame, gameUrl } from './board-game';
import { formatGame, sortGames } from './collection-file';

/** BoardGameGeek's ids are below this one. */
const FIRST_OWN_ID = 900_000_001;

/** A game with a name and perhaps BoardGameGeek's id; all else is unknown. Without an id it gets a new one. */
export function newGame(name: string, id: number | undefined, used: readonly number[]): BoardGame {
  const own = Math.max(FIRST_OWN_ID - 1, ...used) + 1;
  const search = `https://boardgamegeek.com/geeksearch.php?action=search&objecttype=boardgame&q=${encodeURIComponent(name)}`;
  return {
    id: id ?? own,
    name,
    year: null,
    min_players: null,
    max_players: null,
    min_playtime: null,
    max_playtime: null,
    weight: null,
    avg_rating: null,
    bayes_avg: null,
    overall_rank: null,
    numplays: 0,
    image: null,
    categories: [],
    mechanics: [],
    designers: [],
    publishers: [],
    bgg_url: id ? gameUrl({ id, name, type: 'boardgame' }) : search,
  };
}

/** The text of the collection with one more game at its place in the order. All other lines stay. */
export function withGame(text: string, game: BoardGame, now: Date): string {
  const document = parseDocument(text);
  const list = document.get('games');
  if (!isSeq(list)) throw new Error('the collection has no list of games');
  const games = list.toJS(document) as BoardGame[];
  const next = games.findIndex((other) => sortGames([game, other])[0] === game);
  const edits = [
    insertion(text, list, next, formatGame(game)),
    replacement(document.get('total_games', true), String(games.length + 1)),
    replacement(document.get('updated', true), JSON.stringify(`${now.toISOString().slice(0, 19)}Z`)),
  ];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((whole, { from, to, by }) => whole.slice(0, from) + by.replaceAll('\n', lineEnd) + whole.slice(to), text);
}

interface Edit {
  from: number;
  to: number;
  by: string;
}

/** `next` is the position of the entry that follows, or -1. */
function insertion(text: string, list: YAMLSeq, next: number, entry: string): Edit {
  const replaceRange = (item: unknown) => replacement(item, '');
  const last = list.items.at(-1);
  if (!last) return { ...replaceRange(list), by: `[\n${entry}\n  ]` };
  const neighbor = replaceRange(next < 0 ? last : list.items[next]);
  const [, indent = ''] = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, neighbor.from)) ?? [];
  const own = entry.replace(/^ {4}/gm, indent).trimStart();
  return next < 0
    ? { from: neighbor.to, to: neighbor.to, by: `,\n${indent}${own}` }
    : { from: neighbor.from, to: neighbor.from, by: `${own},\n${indent}` };
}

function replacement(node: unknown, by: string): Edit {
  if (!isNode(node) || !node.range) throw new Error('the collection lacks updated, total_games or games');
  return { from: node.range[0], to: node.range[1], by };
}
