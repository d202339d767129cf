/** A page of the build and the route it was made from: `/docs/data/redis` from `/docs/[[...path]]`. */
export interface BuiltPage {
  path: string;
  route: string;
  /** Plain HTML, without a script of the framework. */
  lean: boolean;
}

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/speculation-rules.html): a browser that knows
 * them draws a linked page while the pointer rests on the link. Only lean pages, which cost a few kilobytes
 * and run nothing.
 */
export function speculationRules(pages: BuiltPage[]): string {
  const lean = pages.filter(({ lean }) => lean);
  const patterns = lean.map(({ path, route }) => {
    const whole = pages.every((page) => page.route !== route || page.lean);
    return whole ? patternOf(route) : path;
  });
  const rules = { prerender: [{ where: { href_matches: [...new Set(patterns)].toSorted() }, eagerness: 'moderate' }] };
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
}

/** The URL pattern of a route: one for all its pages, however many they become. */
function patternOf(route: string): string {
  return route.replace(/\/\[\[\.\.\.[^\]]+\]\]$/, '{/*}?').replace(/\[(\.\.\.)?[^\]]+\]/g, '*');
}
