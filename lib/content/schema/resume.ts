import { z } from 'zod';
import { date, group, line, phone, referenceTo, sentence, updated } from './fields';
import { outcome } from './outcome';
import { period } from './rules';

export const resumeOverview = group({
  /** Shown in the downloads, not on the page. */
  phone: phone.optional(),
  competencies: z.array(group({ title: line, description: sentence, keywords: z.array(line).optional() })).min(1),
  education: z.array(
    period({ degree: line, area: line.optional(), institution: line, startDate: date, endDate: date }),
  ),
  certifications: z.array(group({ name: line, issuer: line, date })),
  /** Ids of the profile's stats, in the order of the résumé. */
  impact: z.array(referenceTo('stat')),
  markets: z.array(group({ name: line, description: sentence })),
  updated,
});

export const role = period({
  title: line,
  company: line,
  location: line,
  startDate: date,
  endDate: date.nullish(),
  summary: sentence,
  highlights: z.array(sentence).min(1),
  /** The home page shows those of the latest roles. */
  outcomes: z.array(outcome).optional(),
  updated,
});

/** An introduction for organizers of events, in the third person. Without one, /bio shows the profile's texts. */
export const biography = group({
  /** "Short"; the heading of the text. */
  title: line,
  /** The longest text that organizers accept; the check reports a longer one. */
  maxWords: z.int().min(1),
  updated,
});
