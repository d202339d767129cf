const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Types that are data, not code: nothing of them runs. */
const DATA = /\btype="application\/ld\+json"/;

/** Takes every script out of a page, and the hints that would fetch one. Structured data stays. */
export function withoutScripts(html: string): string {
  return html
    .replace(SCRIPT, (script, attributes) => (DATA.test(attributes) ? script : ''))
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}

/** Texts of the inline scripts of a page, speculation rules among them, as a policy has to name them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !DATA.test(attributes) && !/\bsrc="/.test(attributes))
    .map(([, , text = '']) => text);
}

export function hasScriptFiles(html: string): boolean {
  return /<script\b[^>]*\bsrc="/.test(html);
}

/** Whether scripts move late parts of the page to their places; without them those parts stay hidden. */
export function needsScriptsToShow(html: string): boolean {
  return html.includes('<template id="B:');
}
