import { SCRIPT_HINT } from './scripts';

const LINK_OR_SCRIPT = /<link\b[^>]*>|<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_FILE = /^<script\b[^>]*\bsrc="/;
const MANIFEST = /^<link\b[^>]*\brel="manifest"/;
/** Inline scripts with what React needs to take the page over: its text once more, as data. */
const PAYLOAD = /^<script>(\(?self\.__next_f\b[\s\S]*)<\/script>$/;

/** Begins when text is painted; where none is, as in a tab in the background, a second after the page. */
const BEGIN = [
  'const{content}=document.getElementById("late"),begin=()=>{',
  'for(const script of content.querySelectorAll("script"))script.async=false;document.head.append(content)};',
  'new PerformanceObserver(paints=>paints.getEntriesByName("first-contentful-paint").length&&begin())',
  '.observe({type:"paint",buffered:true});setTimeout(begin,1000)',
].join('');

/** The script that a page's inline payload makes, for a file of its own. */
export function payloadOf(html: string): string {
  const texts = (html.match(LINK_OR_SCRIPT) ?? []).map((part) => part.match(PAYLOAD)?.[1]);
  return texts.filter((text) => text !== undefined).join('\n');
}

/**
 * Lets a page fetch what its text does without once the text is painted, so that it competes with it neither for the
 * network nor for the processor: the web manifest, for which browsers open a connection of its own, and the scripts.
 * Of these the payload, now at the address given, comes first, before what reads it. Scripts from a template run as they
 * arrive unless each is told `async = false`; then they run in their order, also where all but the payload are cached.
 */
export function withLateParts(html: string, payload?: string): string {
  const manifests: string[] = [];
  const scripts = payload ? [`<script src="${payload}"></script>`] : [];
  const text = html.replace(LINK_OR_SCRIPT, (part) => {
    if (MANIFEST.test(part)) manifests.push(part);
    else if (SCRIPT_FILE.test(part)) scripts.push(part);
    else if (!part.match(SCRIPT_HINT) && !PAYLOAD.test(part)) return part;
    return '';
  });
  const late = [...manifests, ...scripts].join('');
  return text.replace('</body>', () => `<template id="late">${late}</template><script>{${BEGIN}}</script></body>`);
}

export function hasLateParts(html: string): boolean {
  return html.includes('<template id="late">');
}
