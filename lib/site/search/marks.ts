import { fold } from '../../search';
import { wordsOf } from './words';

/** A text split into parts. Marked parts match the query. */
export type Marked = { text: string; isMarked: boolean }[];

export function markWords(text: string, query: string): Marked {
  const sought = wordsOf(query);
  const parts = text.split(/([\p{L}\p{N}\p{Mn}]+)/u).flatMap((part): Marked => {
    const folded = fold(part);
    const length = Math.max(0, ...sought.filter((word) => folded.startsWith(word)).map((word) => word.length));
    // Letters that fold to several, such as ß, are rare: their mark ends early.
    const end = part.length === folded.length ? length : length > 0 ? part.length : 0;
    return [
      { text: part.slice(0, end), isMarked: true },
      { text: part.slice(end), isMarked: false },
    ];
  });
  return joined(parts);
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

/** The parts of an excerpt of Pagefind: HTML whose only elements are marks. */
export function markedExcerpt(html: string): Marked {
  const parts = html.split(/<mark>(.*?)<\/mark>/su).map((part, index) => {
    return {
      text: part.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
      isMarked: index % 2 === 1,
    };
  });
  return joined(parts);
}

function joined(parts: Marked): Marked {
  const result: Marked = [];
  for (const { text, isMarked } of parts) {
    const last = result.at(-1);
    if (last?.isMarked === isMarked) last.text += text;
    else if (text) result.push({ text, isMarked });
  }
  return result;
}
