import { z } from 'zod';
import { biography } from '../../biographies/section';
import { countWords, plainParagraphs } from '../../resume/prose';
import { resumeOverview, role } from '../../resume/schema';
import type { Script } from '../../typst/script-fonts';
import { findMissingScript, missingCharacters } from '../../typst/typst';
import { type DocumentTypeName, documentType } from '../schema/documents';
import { profile as profileSchema } from '../schema/profile';
import { type CheckedDocument, chosenSections, isDraft, isShown } from './addresses';
import { walkFields } from './fields';
import type { Problem, Source } from './source';

interface Valid<Schema extends z.ZodType> {
  fields: z.output<Schema>;
  type: DocumentTypeName;
  at: Source;
}

const PRINTED = new Set<PropertyKey | undefined>(['name', 'title', 'location', 'network', 'stats']);

/** Drafts are skipped. */
export function resumeProblems(all: CheckedDocument[]): Problem[] {
  const sections = chosenSections(all);
  const documents = all.filter((document) => !isDraft(document) && isShown(document, sections));
  const profiles = findValid(documents, 'Profile', profileSchema);
  const overviews = findValid(documents, 'ResumeOverview', resumeOverview);
  const roles = findValid(documents, 'Role', role);
  const biographies = findValid(documents, 'Biography', biography);
  return [
    ...biographies.flatMap(({ fields, at }) => {
      const text = plainParagraphs(at.body ?? '').join(' ');
      return problemAt(at, at.bodyLine, biographyProblem(text, fields.maxWords));
    }),
    ...characterProblems([...profiles, ...overviews, ...roles]),
  ];
}

function findValid<Schema extends z.ZodType>(
  documents: CheckedDocument[],
  type: DocumentTypeName,
  schema: Schema,
): Valid<Schema>[] {
  return documents.flatMap((document) => {
    if (document.type !== type || document.source.problems.length > 0) return [];
    const { data } = schema.safeParse(document.source.data);
    return data ? [{ fields: data, type, at: document.source }] : [];
  });
}

function problemAt({ file }: Source, line: number, message: string | undefined): Problem[] {
  return message ? [{ file, line, message }] : [];
}

/** Letters that need a font are one note per document; other characters are a problem per line. */
function characterProblems(documents: { type: DocumentTypeName; at: Source }[]): Problem[] {
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
        first ? { file: first.at.file, line: first.line, message: adviseFont(script), isNote: true } : [],
      );
    return found.flat().flatMap(({ at, line, text }) => {
      const shown = findCharacters(text, characters).map(displayed).join(' ');
      return problemAt(at, line, `the résumé PDF cannot show ${shown}; use other characters`);
    });
  });
}

function findCharacters(text: string, characters: string[]): string[] {
  return characters.filter((character) => text.normalize('NFC').includes(character));
}

function adviseFont(script: Script): string {
  return `the résumé PDF has ${script.name} letters, which it shows as �; install a font: npm install ${script.package}`;
}

function printedTexts({ type, at }: { type: DocumentTypeName; at: Source }) {
  const texts: { at: Source; line: number; text: string }[] = [];
  walkFields(z.toJSONSchema(documentType(type).schema), at.data, (_, value, path) => {
    const isPrinted = type !== 'Profile' || PRINTED.has(path[0]);
    if (typeof value === 'string' && isPrinted) texts.push({ at, line: at.lineOf(path), text: value });
  });
  const body = type === 'Profile' ? [] : (at.body ?? '').split('\n');
  return [...texts, ...body.map((text, index) => ({ at, line: at.bodyLine + index, text }))];
}

function displayed(character: string): string {
  return /\p{Cf}/u.test(character) ? `U+${character.charCodeAt(0).toString(16).toUpperCase()}` : character;
}

function biographyProblem(text: string, maxWords: number): string | undefined {
  const words = countWords(text);
  if (words === 0) return 'the biography is empty; write it below the second ---';
  return words > maxWords ? `the biography has ${words} words; maxWords is ${maxWords}` : undefined;
}
