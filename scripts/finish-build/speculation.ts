export interface BuiltPage {
  path: string;
  route: string;
  isInteractive: boolean;
}

/** Prerenders plain pages on hover. @see https://wicg.github.io/nav-speculation/speculation-rules.html */
export function speculationRules(pages: BuiltPage[], basePath = ''): string {
  const interactiveRoutes = new Set(pages.filter(({ isInteractive }) => isInteractive).map(({ route }) => route));
  const patterns = pages
    .filter(({ isInteractive }) => !isInteractive)
    .map(({ path, route }) => basePath + (interactiveRoutes.has(route) ? path : urlPattern(route)));
  const where = { href_matches: [...new Set(patterns)].toSorted() };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

function urlPattern(route: string): string {
  return route.replace(/\/\[\[\.\.\.[^\]]+\]\]$/, '{/*}?').replace(/\[(\.\.\.)?[^\]]+\]/g, '*');
}
