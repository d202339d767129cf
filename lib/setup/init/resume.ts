import { type Comment, formatDocument } from '../../content/write/document';
import { mdxText } from '../../content/write/mdx-text';
import type { ImportedSkill } from '../import/resume';
import { MAX_SENTENCE, shortened } from '../import/text';
import { periodOf } from './dates';
import type { Owner, OwnerDocument } from './owner';
import { undatedRoles } from './roles';

export function resumeDocument(owner: Owner, impact: string[], today: string): OwnerDocument {
  const education = educationOf(owner, today);
  const certifications = certificationsOf(owner);
  const fields = {
    competencies: competenciesOf(owner.skills),
    education: education.entries,
    certifications: certifications.entries,
    ...{ impact, markets: [] },
  };
  const comments = [...undatedRoles(owner.roles), ...education.comments, ...certifications.comments];
  const body = owner.summary.length > 0 ? mdxText(owner.summary) : 'TODO: a summary of your career';
  return { path: 'resume.mdx', text: formatDocument('ResumeOverview', fields, body, comments) };
}

/** Skills with keywords are a competency each. The others are one together. */
function competenciesOf(skills: ImportedSkill[]) {
  const groups = skills.filter(({ keywords }) => keywords.length > 0);
  const rest = skills.filter(({ keywords }) => keywords.length === 0).map(({ name }) => name);
  const all = rest.length > 0 ? [...groups, { name: 'Skills', keywords: rest }] : groups;
  return all.map(({ name, keywords }) => ({ title: name, description: listed(keywords), keywords }));
}

function listed(names: string[]): string {
  return `${shortened(names.join(', '), MAX_SENTENCE - 1).replace(/,$/, '')}.`;
}

function educationOf({ education }: Owner, today: string) {
  const comments: Comment[] = [];
  const entries: object[] = [];
  for (const { institution, degree, area, start, end } of education) {
    const name = [degree, area, institution].filter(Boolean).join(', ') || 'an education';
    const known = start ?? end;
    if (!known) {
      comments.push({ path: ['education'], text: `TODO: add ${name}, whose dates are unknown`, isAbove: true });
      continue;
    }
    const at = ['education', entries.length];
    const { period, comments: found } = periodOf(known, end ?? known, at);
    const isGuess = !start || !end;
    const endDate = end || period.startDate > today ? period.endDate : today;
    comments.push(...found.filter(({ path }) => !isGuess || path.at(-1) !== 'endDate'));
    if (isGuess) comments.push({ path: [...at, start ? 'endDate' : 'startDate'], text: 'TODO: check, a guess' });
    entries.push({
      ...{ degree: degree ?? 'TODO: the degree', area, institution: institution ?? 'TODO: the school' },
      ...{ startDate: period.startDate, endDate: endDate ?? period.startDate },
    });
  }
  return { entries, comments };
}

function certificationsOf({ certifications }: Owner) {
  const comments: Comment[] = [];
  const entries: object[] = [];
  for (const { name, issuer, date } of certifications) {
    if (!date) {
      comments.push({ path: ['certifications'], text: `TODO: add ${name}, whose date is unknown`, isAbove: true });
      continue;
    }
    if (date.precision === 'year') {
      comments.push({ path: ['certifications', entries.length, 'date'], text: 'TODO: check the month' });
    }
    entries.push({ name, issuer: issuer ?? 'TODO: the issuer', date: date.iso });
  }
  return { entries, comments };
}
