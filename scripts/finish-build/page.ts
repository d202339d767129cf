import { applyEdits, type HtmlElement } from './html';
import { isPayload } from './next-output';

export interface PagePart extends Omit<HtmlElement, 'name' | 'attributes'> {
  kind: 'head' | 'body' | 'stylesheet' | 'manifest' | 'hint' | 'scriptFile' | 'payload' | 'inlineScript' | 'ownScript';
}

/**
 * Runs at the first paint, or after a second, because a background tab does not paint. `late` (a template) and `faces` (a
 * style element) are global names by their `id`.
 *
 * Scripts run in order only if `async` is false when they are added. It is set again afterwards, because React adds each
 * `script[async]` that it does not find.
 *
 * The typefaces are added together, because each change lays out the page again. They are used at once if the visitor
 * comes from another page of the site. A browser that does not know the media query may not parse the rules inside it, so
 * the query is removed there.
 */
const LOAD_LATE_PARTS = `{${[
  'let{content}=late,run=()=>{if(!content.firstChild)return;',
  'let scripts=[...content.querySelectorAll("script")],set=async=>scripts.map(e=>e.async=async);',
  'set(0);document.head.append(content);set(1);',
  'let rules=faces.media&&faces.sheet?.cssRules;if(!rules)return faces.media="";',
  'let all=[...rules].map(({style})=>{let get=e=>style.getPropertyValue(e)||void 0;',
  'return new FontFace(get("font-family"),get("src"),',
  '{display:"swap",weight:get("font-weight"),unicodeRange:get("unicode-range")})});',
  'Promise.allSettled(all.map(e=>/10FFFF/i.test(e.unicodeRange)&&e.load())).then(()=>all.forEach(e=>document.fonts.add(e)))};',
  'if(document.referrer.startsWith(origin))faces.media="";',
  'new PerformanceObserver(run).observe({type:"paint",buffered:true});setTimeout(run,1000)',
].join('')}}`;

const DOWNLOADED_FACES = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/** Browsers without scripts ask for the typefaces at once, and so does a page with `data-faces="at-once"`. */
function styleParts(html: string, css: string): string {
  const faces = css.match(DOWNLOADED_FACES)?.join('') ?? '';
  const media = html.includes('data-faces="at-once"') ? '' : ' media="(scripting:none)"';
  return `<style>${css.replaceAll(DOWNLOADED_FACES, '')}</style><style id="faces"${media}>${faces}</style>`;
}

export function splitPage(html: string, elements: HtmlElement[]): PagePart[] {
  const parts = elements.flatMap(({ name, attributes, ...place }) => {
    const kind = classifyElement(name, attributes, html.slice(place.contentStart, place.contentEnd));
    return kind ? [{ kind, ...place }] : [];
  });
  const missing = (['head', 'body'] as const).find((name) => !parts.some(({ kind }) => kind === name));
  if (missing) throw new Error(`expected a <${missing}> element, found none`);
  return parts;
}

function classifyElement(name: string, attributes: Record<string, string>, text: string): PagePart['kind'] | undefined {
  if (name === 'head' || name === 'body') return name;
  if (name === 'link' && attributes.rel === 'stylesheet') return 'stylesheet';
  if (name === 'link' && attributes.rel === 'manifest') return 'manifest';
  if (name === 'link' && (attributes.as === 'script' || attributes.rel === 'preconnect')) return 'hint';
  if (name !== 'script' || attributes.type === 'application/ld+json') return undefined;
  if (attributes.src !== undefined) return 'scriptFile';
  if (attributes['data-inline'] !== undefined) return 'ownScript';
  return isPayload(text) ? 'payload' : 'inlineScript';
}

export function readPayload(html: string, parts: PagePart[]): string {
  const texts = filterTexts('payload', html, parts);
  if (texts.length === 0) throw new Error('expected inline scripts with self.__next_f, found none');
  return texts.join('\n');
}

export function plainPage(html: string, parts: PagePart[], css: string, rules: string) {
  const late = filterSources('manifest', html, parts);
  return {
    html: rewrite(html, parts, css, `${lateParts(late)}<script type="speculationrules">${rules}</script>`, false),
    inlineScripts: [...filterTexts('ownScript', html, parts), LOAD_LATE_PARTS, rules],
  };
}

export function interactivePage(html: string, parts: PagePart[], css: string, payloadUrl: string) {
  const scripts = filterSources('scriptFile', html, parts);
  if (scripts.length === 0) throw new Error('expected script files in an interactive page, found none');
  // The scripts read the payload, so it comes first.
  const late = [...filterSources('manifest', html, parts), `<script src="${payloadUrl}"></script>`, ...scripts];
  const own = [...filterTexts('ownScript', html, parts), ...filterTexts('inlineScript', html, parts)];
  return { html: rewrite(html, parts, css, lateParts(late), true), inlineScripts: [...own, LOAD_LATE_PARTS] };
}

function lateParts(sources: string[]): string {
  return `<template id="late">${sources.join('')}</template><script>${LOAD_LATE_PARTS}</script>`;
}

/** Interactive pages keep their inline scripts and disabled stylesheet links, which React would add again. */
function rewrite(html: string, parts: PagePart[], css: string, bodyEnd: string, isInteractive: boolean): string {
  const edits = parts.flatMap((part) => {
    if (part.kind === 'head') return [insert(part.contentEnd, styleParts(html, css))];
    if (part.kind === 'body') return [insert(part.contentEnd, bodyEnd)];
    if (isInteractive && part.kind === 'stylesheet') return [insert(part.start + '<link'.length, ' disabled=""')];
    if (part.kind === 'ownScript' || (isInteractive && part.kind === 'inlineScript')) return [];
    return [{ start: part.start, end: part.end, text: '' }];
  });
  return applyEdits(html, edits);
}

function insert(offset: number, text: string) {
  return { start: offset, end: offset, text };
}

function filterTexts(wanted: PagePart['kind'], html: string, parts: PagePart[]): string[] {
  return parts.filter(({ kind }) => kind === wanted).map((part) => html.slice(part.contentStart, part.contentEnd));
}

function filterSources(wanted: PagePart['kind'], html: string, parts: PagePart[]): string[] {
  return parts.filter(({ kind }) => kind === wanted).map(({ start, end }) => html.slice(start, end));
}
