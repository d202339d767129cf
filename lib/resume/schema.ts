import { z } from 'zod';
import { date, draft, group, line, phone, referenceTo, sentence, updated } from '../content/schema/fields';
import { outcome } from '../content/schema/outcome';
import { period } from '../content/schema/rules';

export const resumeOverview = group({
  phone: phone.optional().describe('Phone number in the downloads. The page does not show it.'),
  competencies: z
    .array(
      group({
        title: line.describe('Name of the competency.'),
        description: sentence.describe('What it means in practice, in one or two sentences.'),
        keywords: z.array(line).optional().describe('Terms that recruiters and their software search for.'),
      }),
    )
    .describe('What the owner is good at.'),
  education: z
    .array(
      period({
        degree: line.describe('Degree, such as Bachelor of Science.'),
        area: line.optional().describe('Subject of the degree.'),
        institution: line.describe('Name of the school or university.'),
        startDate: date.describe('First day.'),
        endDate: date.describe('Last day.'),
      }),
    )
    .describe('Degrees and studies.'),
  certifications: z
    .array(
      group({
        name: line.describe('Name of the certificate.'),
        issuer: line.describe('Who issued it.'),
        date: date.describe('Day of issue.'),
      }),
    )
    .describe('Certificates and licenses.'),
  impact: z.array(referenceTo('stat')).describe("Ids of the profile's stats, in the order of the résumé."),
  markets: z
    .array(
      group({
        name: line.describe('Name of the industry.'),
        description: sentence.describe('What the owner did there, in one sentence.'),
      }),
    )
    .describe('Industries that the owner has worked in.'),
  updated,
});

export const role = period({
  title: line.describe('Title of the position.'),
  company: line.describe('Name of the employer.'),
  location: line.describe('City and state or country.'),
  startDate: date.describe('First day.'),
  endDate: date.nullish().describe('Last day. Default: none, the current position.'),
  summary: sentence.describe('What the position was accountable for, in one or two sentences.'),
  highlights: z.array(sentence).min(1).describe('Achievements, one sentence each, the most important first.'),
  outcomes: z.array(outcome).optional().describe('Measured results. The home page shows those of the latest roles.'),
  draft,
  updated,
});
