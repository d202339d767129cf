const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Links that fetch a script early. */
export const SCRIPT_HINT = /<link\b[^>]*\bas="script"[^>]*>/g;
/** Types that are data, not code: nothing of them runs. */
const DATA = /\btype="application\/ld\+json"/;

/** Takes every script out of a page, and the hints that would fetch one. Structured data stays. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, (script, attributes) => (DATA.test(attributes) ? script : '')).replace(SCRIPT_HINT, '');
}

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile a script while it arrives, beside the main thread, rather than function by function as
 * they are called (https://v8.dev/blog/explicit-compile-hints).
 */
export function withCompileHint(script: string): string {
  return script.startsWith(COMPILE_HINT) ? script : COMPILE_HINT + script;
}

/** Texts of the inline scripts of a page, speculation rules among them, as a policy has to name them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !DATA.test(attributes) && !/\bsrc="/.test(attributes))
    .map(([, , text = '']) => text);
}

/** Addresses of the scripts a page or a script names, each once: `/_next/static/chunks/x.js`. */
export function scriptFilesOf(text: string): string[] {
  const files = text.matchAll(/static\/chunks\/[\w.~-]+\.js/g);
  return [...new Set([...files].map(([file]) => `/_next/${file}`))];
}

export function hasScriptFiles(html: string): boolean {
  return /<script\b[^>]*\bsrc="/.test(html);
}

/** Whether scripts move late parts of the page to their places; without them those parts stay hidden. */
export function needsScriptsToShow(html: string): boolean {
  return html.includes('<template id="B:');
}
