/** Address of a game's page; the service finds it by the number, the name is for people. */
export function pageOf(game: { id: number; name: string; type: string }): string {
  const kind = game.type === 'boardgameexpansion' ? 'boardgameexpansion' : 'boardgame';
  const slug = slugOf(game.name);
  return `https://boardgamegeek.com/${kind}/${game.id}${slug && `/${slug}`}`;
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
