import { readTexts } from './drawing-texts';
import type { Problem } from './source';

const GENERIC = /^$|^(ui-)?(serif|sans-serif|monospace|rounded)$|^(system-ui|cursive|fantasy|math|emoji)$/;

/** Texts of SVG files whose font is not embedded, the first per file and family. */
export function drawingWarnings(drawings: Map<string, string>): Problem[] {
  return [...drawings].flatMap(([file, svg]) => {
    const embedded = [...svg.matchAll(/@font-face\s*{[^}]*font-family:\s*["']?([^;"'}]+)/g)].map(([, name]) => name);
    const families = Map.groupBy(readTexts(svg), ({ family }) => family);
    return [...families]
      .filter(([family]) => !GENERIC.test(family) && !embedded.includes(family))
      .map(([family, [text]]) => ({
        file,
        line: text?.line ?? 1,
        message: `warning: the font "${family}" is not embedded, so pages show this text in a system font; \`npm run generate\` embeds the site's font`,
      }));
  });
}
