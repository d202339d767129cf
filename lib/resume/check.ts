/** Weaknesses of a résumé whose fields are all valid. The schemas report missing contacts and impossible dates. */

interface Period {
  startDate?: string | undefined;
  endDate?: string | null | undefined;
}

interface CheckedRole extends Period {
  title: string;
  summary?: string | undefined;
  highlights?: string[] | undefined;
}

interface ResumeProblem<D> {
  at: D;
  path: (string | number)[];
  message: string;
}

const MAX_SUMMARY_WORDS = 160;
const MAX_ROLE_WORDS = 60;
const MAX_GAP_MONTHS = 12;

const NUMBER_WORD =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|half|halved|twice|doubled|tripled)\b/i;

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

export function summaryProblem(summary: string): string | undefined {
  const words = countWords(summary);
  if (words <= MAX_SUMMARY_WORDS) return undefined;
  return `the executive summary has ${words} words; readers give it ${MAX_SUMMARY_WORDS}`;
}

export function biographyProblem(text: string, maxWords: number): string | undefined {
  const words = countWords(text);
  if (words === 0) return 'the biography is empty; write it below the second ---';
  return words > maxWords ? `the biography has ${words} words; maxWords is ${maxWords}` : undefined;
}

export function roleProblems<D>(role: CheckedRole, at: D): ResumeProblem<D>[] {
  const { title, highlights = [], summary = '' } = role;
  const problems: ResumeProblem<D>[] = [];
  if (highlights.length > 0 && !highlights.some((highlight) => NUMBER_WORD.test(highlight))) {
    problems.push({
      at,
      path: ['highlights'],
      message: `highlights of ${title} name no figure; say how much or how many`,
    });
  }
  const words = countWords(summary);
  if (words > MAX_ROLE_WORDS) {
    const message = `summary has ${words} words; say what the role was in ${MAX_ROLE_WORDS}, the rest in highlights`;
    problems.push({ at, path: ['summary'], message });
  }
  return problems;
}

/** Reports gaps between roles that no education covers, at the later role. */
export function gapProblems<D>(
  roles: { role: CheckedRole; at: D }[],
  education: Period[],
  maxMonths = MAX_GAP_MONTHS,
): ResumeProblem<D>[] {
  const sorted = roles
    .flatMap(({ role, at }) =>
      role.startDate ? [{ at, start: role.startDate, end: role.endDate ?? '9999-12-31' }] : [],
    )
    .toSorted((a, b) => a.start.localeCompare(b.start));
  let until = sorted[0]?.start ?? '';
  return sorted.flatMap(({ at, start, end }) => {
    const from = coveredUntil({ from: until, start, maxMonths }, education);
    until = end > until ? end : until;
    const months = monthsBetween(from, start);
    if (months <= maxMonths) return [];
    const message = `${months} months between ${from} and ${start} are not explained; add a role or an education for them`;
    return [{ at, path: ['startDate'], message }];
  });
}

/** Extends the end of one role by the education that follows it, up to the start of the next role. */
function coveredUntil(gap: { from: string; start: string; maxMonths: number }, studies: Period[]): string {
  const { from, start, maxMonths } = gap;
  const next = studies.find(({ startDate, endDate }) => {
    return (endDate ?? '') > from && startDate !== undefined && monthsBetween(from, startDate) <= maxMonths;
  });
  return next?.endDate && from < start ? coveredUntil({ ...gap, from: next.endDate }, studies) : from;
}

/** Whole months from one ISO date to a later one; 0 or less where it is not later. */
function monthsBetween(from: string, to: string): number {
  const months = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7) || 1);
  return months(to) - months(from) - (to.slice(8) < from.slice(8) ? 1 : 0);
}
