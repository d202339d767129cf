import { z } from 'zod';
import { newestFirst } from '../../dates';
import { gapProblems, roleProblems, summaryProblem } from '../../resume/check';
import { layOut } from '../../resume/pdf/pages';
import type { ResumeSources } from '../../resume/sources';
import { missingSigns } from '../../site/fonts/split-by-face';
import { type DocumentTypeName, documentTypes } from '../schema/documents';
import type { CheckedDocument } from './addresses';
import { walkFields } from './fields';
import type { Path, Problem, Source } from './source';

type Schemas = typeof documentTypes;

interface Valid<T extends DocumentTypeName> {
  fields: z.infer<Schemas[T]['schema']>;
  type: T;
  at: Source;
}

const TYPES = ['Profile', 'ResumeOverview', 'Role'] as const;
const MOST_PAGES = 2;

/** Fields of the profile that the résumé shows. */
const PRINTED = new Set<PropertyKey | undefined>(['name', 'title', 'location', 'network', 'stats']);

/** What keeps documents that are each valid from being a good résumé; every problem with its line. */
export function resumeProblems(documents: CheckedDocument[]): Problem[] {
  const [profiles, overviews, roles] = [
    validOf(documents, 'Profile'),
    validOf(documents, 'ResumeOverview'),
    validOf(documents, 'Role'),
  ];
  const single = [
    ...roles.flatMap(({ fields, at }) => roleProblems(fields, at).map(located)),
    ...overviews.flatMap(({ at }) => problemAt(at, at.bodyLine, summaryProblem(at.body ?? ''))),
    ...[...profiles, ...overviews, ...roles].flatMap(signProblems),
  ];
  const [profile, overview] = [profiles[0], overviews[0]];
  const all = documents.filter(({ type }) => TYPES.some((name) => name === type)).length;
  // With one of them missing or broken, gaps and pages would be those of another résumé.
  if (!profile || !overview || profiles.length + overviews.length + roles.length < all) return single;
  const careers = roles.map(({ fields, at }) => ({ role: fields, at }));
  const gaps = gapProblems(careers, overview.fields.education).map(located);
  return [...single, ...gaps, ...pageProblems(profile, overview, roles)];
}

function validOf<T extends (typeof TYPES)[number]>(documents: CheckedDocument[], type: T): Valid<T>[] {
  return documents.flatMap((document) => {
    if (document.type !== type || document.source.problems.length > 0) return [];
    const { success, data } = documentTypes[type].schema.safeParse(document.source.data);
    return success ? [{ fields: data as Valid<T>['fields'], type, at: document.source }] : [];
  });
}

function located({ at, path, message }: { at: Source; path: Path; message: string }): Problem {
  return { file: at.file, line: at.lineOf(path), message };
}

function problemAt({ file }: Source, line: number, message: string | undefined): Problem[] {
  return message ? [{ file, line, message }] : [];
}

function pageProblems(
  profile: Valid<'Profile'>,
  { fields, at }: Valid<'ResumeOverview'>,
  roles: Valid<'Role'>[],
): Problem[] {
  const resume = { ...fields, body: { raw: at.body ?? '' } };
  const careers = roles.map((role) => role.fields).toSorted(newestFirst);
  // The compiled documents have these fields and more, of which the layout reads none.
  const sources = { profile: profile.fields, resume, roles: careers } as unknown as ResumeSources;
  const { pages } = layOut(sources, 'a4').placement;
  const message = `the résumé fills ${pages} pages of A4; readers look at ${MOST_PAGES}`;
  return problemAt(at, 1, pages > MOST_PAGES ? message : undefined);
}

/** Signs that the PDF cannot show as they are written. */
function signProblems({ type, at }: { type: (typeof TYPES)[number]; at: Source }): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, text: string) => {
    const signs = missingSigns(text).map(named).join(' ');
    const message = `the résumé's PDF cannot show ${signs}; write it otherwise, or add a font to lib/site/fonts/faces.ts`;
    problems.push(...problemAt(at, line, signs ? message : undefined));
  };
  walkFields(z.toJSONSchema(documentTypes[type].schema), at.data, (_, value, path) => {
    if (typeof value === 'string' && (type !== 'Profile' || PRINTED.has(path[0]))) report(at.lineOf(path), value);
  });
  const lines = type === 'Profile' ? [] : (at.body ?? '').split('\n');
  for (const [index, line] of lines.entries()) report(at.bodyLine + index, line);
  return problems;
}

/** A joiner cannot be seen. */
function named(sign: string): string {
  return /\p{Cf}/u.test(sign) ? `U+${sign.charCodeAt(0).toString(16).toUpperCase()}` : sign;
}
