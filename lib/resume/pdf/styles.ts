import type { Weight } from '../../site/fonts/faces';

export interface Style {
  weight: Weight;
  /** In points. */
  size: number;
  color: string;
  /** Added between letters, in points. */
  tracking?: number;
}

const INK = '#16131f';
const SOFT = '#4b4658';
/** The site's accent, dark enough for white paper (8:1). */
const ACCENT = '#4c1fb0';

export const STYLES = {
  name: { weight: 600, size: 27, color: INK, tracking: -0.55 },
  role: { weight: 500, size: 13, color: ACCENT },
  contact: { weight: 400, size: 9.5, color: SOFT },
  link: { weight: 400, size: 9.5, color: ACCENT },
  section: { weight: 600, size: 12.5, color: ACCENT, tracking: -0.1 },
  company: { weight: 600, size: 11, color: INK },
  place: { weight: 400, size: 9.6, color: SOFT },
  strong: { weight: 600, size: 9.6, color: INK },
  body: { weight: 400, size: 9.6, color: INK },
  figure: { weight: 500, size: 19, color: INK, tracking: -0.5 },
  folio: { weight: 400, size: 9, color: SOFT },
} satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;
