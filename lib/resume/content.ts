import { getProfile, getResume, getRoles } from '../content/content';
import { formatPeriod } from '../dates';
import { PALETTE } from '../looks/palette';
import type { SearchEntry, SectionContent } from '../section';
import type { Drawing } from '../share/drawing';
import { RESUME_FILES, resumeFileName } from './file-name';
import { impactFigures } from './sources';

/** The figures in the preview image, in pixels: two columns, or one if a value is long. */
const LEFT = 806;
const COLUMN = 160;
const ROWS = [190, 370];
const LONG_VALUE = 5;

export const content: SectionContent = {
  pages: {
    '/resume': {
      type: 'ProfilePage',
      documents: () => [getResume(), ...getRoles()],
      drawing: drawImpact,
      search: () => ({ kind: 'resume' }),
    },
  },
  entries,
};

function entries(): SearchEntry[] {
  const roles = getRoles();
  const study = { name: 'Education', href: '/resume#education', detail: 'Section of the resume' };
  const career = { name: 'Go to the career timeline', href: '/resume#career', detail: 'Section of the resume' };
  return [
    ...roles.map((role) => ({
      kind: 'resume',
      name: role.title,
      href: `/resume#${role.name}`,
      also: [role.company],
      detail: `${role.company}, ${formatPeriod(role)}`,
    })),
    ...(getResume().education.length > 0
      ? [{ kind: 'resume', ...study, also: ['Study', 'University', 'Degree'] }]
      : []),
    ...RESUME_FILES.map(({ href, extension, label }) => {
      const detail = resumeFileName(getProfile().name, extension);
      return { kind: 'commands', name: `Download resume: ${label}`, href, detail, also: ['Download CV'] };
    }),
    ...(roles.length > 0 ? [{ kind: 'commands', ...career }] : []),
  ];
}

function drawImpact(): Drawing | undefined {
  const figures = impactFigures(getResume().impact, getProfile().stats);
  if (figures.length === 0) return undefined;
  const columns = figures.some(({ value }) => value.length > LONG_VALUE) ? 1 : 2;
  const room = (COLUMN * 2) / columns - 8;
  const texts = figures.slice(0, columns * ROWS.length).flatMap(({ value, unit }, index) => {
    const x = LEFT + (index % columns) * COLUMN;
    const y = ROWS[Math.floor(index / columns)] ?? 0;
    return [
      { string: value, x, y, size: 64, weight: 500, color: PALETTE.ink, room },
      { string: unit, x: x + 2, y: y + 38, size: 22, weight: 400, color: PALETTE.soft, room },
    ];
  });
  return { svg: `<path d="M776 110V430" stroke="${PALETTE.rule}"/>`, texts };
}
