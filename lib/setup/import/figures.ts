import type { ImportedResume } from './resume';

export interface Figure {
  value: string;
  unit: string;
}

const MOST = 8;
/** A number with what it counts. Numbers of years are calendar years, and versions have no unit. */
const FIGURE =
  /(?<![\w.,$€£-])([$€£]?\d[\d,.]*\d?(?:\+|[KMB]\+?| (?:million|billion))?)\s(?:\w+(?:-\w+)?\s)?(years|engineers|developers|designers|people|employees|customers|clients|users|airlines|countries|markets|teams|products|projects|offices|companies|stores|sites|apps|direct reports|reports|patents|papers|publications|talks|students|members|revenue|ARR|budget)\b/gi;

export function findFigures({ title, summary, parts }: ImportedResume): Figure[] {
  const roles = (parts.roles ?? []).flatMap((role) => [role.summary, role.highlights].flat());
  const text = [title, summary, ...roles].filter((each) => typeof each === 'string').join('\n');
  const found = new Map<string, Figure>();
  for (const [, value = '', unit = ''] of text.matchAll(FIGURE)) {
    const name = unit === 'ARR' ? unit : unit.toLowerCase();
    const isYear = /^(19|20)\d\d$/.test(value);
    if (!isYear && !found.has(`${value} ${name}`)) found.set(`${value} ${name}`, { value, unit: name });
  }
  return [...found.values()].slice(0, MOST);
}

export function parseFigure(text: string): Figure {
  const [value = '', ...unit] = text.trim().split(/\s+/);
  return { value, unit: unit.join(' ') };
}
