import { z } from 'zod';
import {
  draft,
  group,
  line,
  partialDate,
  phone,
  referenceTo,
  sentence,
  text,
  updated,
  url,
} from '../content/schema/fields';
import { outcome } from '../content/schema/outcome';
import { period } from '../content/schema/rules';
import { PARTS, type PartField } from './parts';

const KINDS = {
  line: text(300),
  text: text(6000),
  date: partialDate,
  url,
  lines: z.array(text(300)),
  texts: z.array(text(6000)),
};

type Fields = Record<string, PartField>;
type Required<F extends Fields, Names extends keyof F> = { [N in Names]: (typeof KINDS)[F[N]['kind']] };
type Optional<F extends Fields> = { [N in keyof F]: z.ZodOptional<(typeof KINDS)[F[N]['kind']]> };

function shape<F extends Fields, Names extends keyof F>({ fields }: { fields: F }, ...required: Names[]) {
  const entries = Object.entries(fields).map(([name, { kind, description }]) => {
    const type = KINDS[kind];
    return [name, (required.includes(name as Names) ? type : type.optional()).describe(description)];
  });
  type Shape = Omit<Optional<F>, Names> & Required<F, Names>;
  return { ...(Object.fromEntries(entries) as Shape), details };
}

const list = <S extends z.ZodType>(entry: S, description: string) => z.array(entry).optional().describe(description);

const fact = { name: text(300).describe('What it is, such as Thesis.'), value: text(6000).describe('The fact.') };
const details = list(group(fact), 'Facts for which there is no other field.');

export const resumeOverview = group({
  phone: phone.optional().describe('Phone number in the downloads. The page does not show it.'),
  competencies: z.array(group(shape(PARTS.competencies))).describe('What the owner is good at.'),
  education: z.array(period(shape(PARTS.education))).describe('Degrees and studies.'),
  certifications: z.array(group(shape(PARTS.certifications, 'name'))).describe('Certificates and licenses.'),
  impact: z.array(referenceTo('stat')).describe("Ids of the profile's stats, in the order of the résumé."),
  markets: z
    .array(
      group({
        name: line.describe('Name of the industry.'),
        description: sentence.describe('What the owner did there, in one sentence.'),
      }),
    )
    .describe('Industries that the owner has worked in.'),
  projects: list(period(shape(PARTS.projects, 'name')), 'Projects without a page of their own.'),
  publications: list(group(shape(PARTS.publications, 'name')), 'Articles, papers and books.'),
  volunteering: list(period(shape(PARTS.volunteering)), 'Unpaid work.'),
  awards: list(group(shape(PARTS.awards, 'title')), 'Awards and honors.'),
  patents: list(group(shape(PARTS.patents, 'title')), 'Patents.'),
  courses: list(group(shape(PARTS.courses, 'name')), 'Courses outside of a degree.'),
  languages: list(group(shape(PARTS.languages, 'name')), 'Languages that the owner speaks.'),
  interests: list(group(shape(PARTS.interests, 'name')), 'Interests outside work.'),
  references: list(group(shape(PARTS.references)), 'What others say. Shown only with showReferences.'),
  showReferences: z.boolean().optional().describe('Whether references are published. Default: false.'),
  details,
  others: list(group(fact), 'Values of an imported resume.json that no page shows. Its own resume.json has them.'),
  updated,
});

export const role = period({
  ...shape(PARTS.roles, 'title', 'company'),
  endDate: partialDate.nullish().describe('Last day, month or year. Default: none, the current position.'),
  outcomes: z.array(outcome).optional().describe('Measured results. The home page shows those of the latest roles.'),
  draft,
  updated,
});
