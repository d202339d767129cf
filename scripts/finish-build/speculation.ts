export interface BuiltPage {
  /** `/docs/data/redis` of the route `/docs/[[...path]]`. */
  path: string;
  route: string;
  isInteractive: boolean;
}

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/speculation-rules.html): while the pointer rests on a link,
 * the browser prerenders the page. Only plain pages, which weigh a few kilobytes.
 */
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
