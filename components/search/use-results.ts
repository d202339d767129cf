import { useEffect, useMemo, useState } from 'react';
import { asServed } from '@/lib/base-path/as-served';
import { fold } from '@/lib/search';
import { type Entry, type PackedEntries, unpackEntries } from '@/lib/site/search/entry';
import type { Kind } from '@/lib/site/search/kinds';
import { indexNames, type NameIndex } from '@/lib/site/search/names';
import { groupResults, type ResultGroup } from '@/lib/site/search/results';
import { openTextIndex, type TextIndex, type TextMatch } from '@/lib/site/search/text-index';

/** Without the pause, every key press would load files of the text index. */
const TYPING_PAUSE_MS = 80;
/** Shorter queries match every page. */
const MIN_TEXT_QUERY = 2;

const NONE: TextMatch[] = [];

interface Names {
  match: NameIndex;
  pages: Map<string, Entry>;
  /** The name for which another name stands: kubernetes for k8s. */
  meant: Map<string, string>;
}

interface Indexes {
  names?: Names;
  texts?: TextIndex;
}

type Answer = { query: string; kind: Kind | undefined; texts: TextMatch[] };

export interface Results {
  groups: ResultGroup[];
  isBusy: boolean;
  hasFailed: boolean;
}

/** Names answer at once, the text of the pages after a pause in typing. */
export function useResults(query: string, kind: Kind | undefined, folder: string): Results {
  const { names, texts, failures } = useIndexes(folder);
  const [answer, setAnswer] = useState<Answer>();
  const sought = query.trim();

  useEffect(() => {
    if (!texts || sought.length < MIN_TEXT_QUERY) return;
    let isLatest = true;
    const show = (found: TextMatch[]) => isLatest && setAnswer({ query: sought, kind, texts: found });
    const ask = () =>
      findTexts((text) => texts(text, kind), sought, names?.meant.get(fold(sought))).then(show, () => show([]));
    const timer = setTimeout(ask, TYPING_PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [texts, names, sought, kind]);

  const matches = useMemo(() => (sought && names ? names.match(sought) : []), [names, sought]);
  // While the visitor types, the pages for the beginning of the query stay.
  const found = answer && (sought.startsWith(answer.query) || answer.query.startsWith(sought)) ? answer.texts : NONE;
  const groups = useMemo(() => {
    if (!sought) return [];
    return groupResults({ query: sought, names: matches, texts: found, pages: names?.pages ?? new Map() }, kind);
  }, [sought, matches, found, names, kind]);
  const isDone = (answer?.query === sought && answer.kind === kind) || sought.length < MIN_TEXT_QUERY || failures.texts;
  return {
    groups,
    isBusy: sought !== '' && !(isDone && (names !== undefined || failures.names)),
    hasFailed: failures.names && failures.texts,
  };
}

/** Pages with the words of the query or, if there are none, with what they stand for. */
async function findTexts(texts: TextIndex, query: string, meant?: string): Promise<TextMatch[]> {
  const found = await texts(query);
  return meant && !found.some(({ isExact }) => isExact) ? texts(meant) : found;
}

/** Loads both indexes when the page becomes visible. A prerendered page loads nothing. */
function useIndexes(folder: string) {
  const [indexes, setIndexes] = useState<Indexes>({});
  const [failures, setFailures] = useState({ names: false, texts: false });
  useEffect(() => {
    const load = () => {
      loadNames().then(
        (names) => setIndexes((known) => ({ ...known, names })),
        () => setFailures((known) => ({ ...known, names: true })),
      );
      openTextIndex(folder).then(
        (texts) => setIndexes((known) => ({ ...known, texts })),
        () => setFailures((known) => ({ ...known, texts: true })),
      );
    };
    if (!('prerendering' in document && document.prerendering)) return load();
    document.addEventListener('prerenderingchange', load, { once: true });
    return () => document.removeEventListener('prerenderingchange', load);
  }, [folder]);
  return { ...indexes, failures };
}

async function loadNames(): Promise<Names> {
  const response = await fetch(asServed('/search/names.json'));
  if (!response.ok) throw new Error(`The names answered with the status ${response.status}.`);
  const entries = unpackEntries((await response.json()) as PackedEntries);
  const others = entries.flatMap(({ name, also = [] }) => also.map((other) => [fold(other), name] as const));
  return {
    match: await indexNames(entries),
    pages: new Map(entries.map((entry) => [entry.href, entry])),
    meant: new Map(others),
  };
}
