import { countWords, plainParagraphs } from '../../resume/prose';
import { fontPackage, type Script } from '../../typst/script-fonts';
import { findMissingScript, missingCharacters } from '../../typst/typst';
import { documentSchema } from '../schema/json-schema';
import { type CheckedDocument, chosenSections, isDraft, isShown } from './addresses';
import { walkFields } from './fields';
import type { Problem, Source } from './source';

const PRINTED_TYPES = ['Profile', 'ResumeOverview', 'Role'];
const PROFILE_FIELDS = new Set<PropertyKey | undefined>(['name', 'title', 'location', 'network', 'stats']);

export function resumeProblems(all: CheckedDocument[]): Problem[] {
  const sections = chosenSections(all);
  const documents = all.filter((document) => !isDraft(document) && isShown(document, sections));
  const readable = documents.filter(({ source }) => source.problems.length === 0);
  return [
    ...readable.filter(({ type }) => type === 'Biography').flatMap(({ source }) => biographyProblems(source)),
    ...characterProblems(readable.filter(({ type }) => PRINTED_TYPES.includes(type))),
  ];
}

/** Letters that need a font are one note per document; other characters are a problem per line. */
function characterProblems(documents: CheckedDocument[]): Problem[] {
  const texts = documents.map(printedTexts);
  const missing = missingCharacters(
    texts
      .flat()
      .map(({ text }) => text)
      .join('\n'),
  );
  const byScript = Map.groupBy(missing, (character) => findMissingScript(character, missing));
  return [...byScript].flatMap(([script, characters]) => {
    const found = texts.map((lines) => lines.filter(({ text }) => findCharacters(text, characters).length > 0));
    if (script)
      return found.flatMap(([first]) =>
        first ? { file: first.file, line: first.line, message: adviseFont(script), isNote: true } : [],
      );
    return found.flat().map(({ file, line, text }) => {
      const shown = findCharacters(text, characters).map(displayed).join(' ');
      return { file, line, message: `the résumé PDF cannot show ${shown}; use other characters` };
    });
  });
}

function findCharacters(text: string, characters: string[]): string[] {
  return characters.filter((character) => text.normalize('NFC').includes(character));
}

function adviseFont(script: Script): string {
  return `the résumé PDF has ${script.name} letters, which it shows as �; install a font: npm install ${fontPackage(script)}`;
}

function printedTexts({ type, source }: CheckedDocument) {
  const { file, data, body = '', bodyLine, lineOf } = source;
  const texts: { file: string; line: number; text: string }[] = [];
  walkFields(documentSchema(type), data, (_, value, path) => {
    const isPrinted = type !== 'Profile' || PROFILE_FIELDS.has(path[0]);
    if (typeof value === 'string' && isPrinted) texts.push({ file, line: lineOf(path), text: value });
  });
  const lines = type === 'Profile' ? [] : body.split('\n');
  return [...texts, ...lines.map((text, index) => ({ file, line: bodyLine + index, text }))];
}

function displayed(character: string): string {
  return /\p{Cf}/u.test(character) ? `U+${character.charCodeAt(0).toString(16).toUpperCase()}` : character;
}

function biographyProblems({ file, data, body = '', bodyLine }: Source): Problem[] {
  const { maxWords } = (data ?? {}) as { maxWords?: unknown };
  const words = countWords(plainParagraphs(body).join(' '));
  const at = { file, line: bodyLine };
  if (words === 0) return [{ ...at, message: 'the biography is empty; write it below the second ---' }];
  const isTooLong = typeof maxWords === 'number' && words > maxWords;
  return isTooLong ? [{ ...at, message: `the biography has ${words} words; maxWords is ${maxWords}` }] : [];
}
