import type { Detail } from './details';

/** Schema, both imports and the JSON export follow from this table, so that what is imported is exported again. */

/** `line` and `text` differ in their longest length. `lines` and `texts` are lists. */
type Kind = 'line' | 'text' | 'date' | 'url' | 'lines' | 'texts';

export interface PartField<K extends Kind = Kind> {
  kind: K;
  description: string;
  /** Names in JSON Resume. The first is written, the others are those of older versions and of handwritten files. */
  json: string[];
  /** Headers of LinkedIn's CSV files in lower case. */
  columns: string[];
}

export interface Part {
  /** Key in JSON Resume, and others under which files have it. */
  json: string[];
  unit: string;
  /** Heading of its list after the roles. Empty for a part that the résumé shows elsewhere. */
  heading: string;
  fields: Record<string, PartField>;
}

function field<K extends Kind>(kind: K, json: string, columns: string, description: string): PartField<K> {
  return { kind, description, json: json.split(' ').filter(Boolean), columns: columns.split('|').filter(Boolean) };
}

function part<Fields extends Part['fields']>(json: string, unit: string, heading: string, fields: Fields) {
  return { json: json.split(' '), unit, heading, fields };
}

const start = field('date', 'startDate start from', 'started on|start date|start', 'First day, month or year.');
const end = field(
  'date',
  'endDate end to',
  'finished on|end date|end',
  'Last day, month or year. Default: none, it goes on.',
);
const page = field('url', 'url website', 'url', 'Its page.');
const location = field('line', 'location', 'location', 'City and state or country.');
const summary = field('text', 'summary description', 'description', 'What it was, in one or two sentences.');
const highlights = field(
  'texts',
  'highlights achievements activities responsibilities',
  '',
  'Achievements, the most important first.',
);
const keywords = field('lines', 'keywords items', '', 'Terms that recruiters and their software search for.');

export const PARTS = {
  roles: part('work experience', 'position', '', {
    title: field('line', 'position title role', 'title', 'Title of the position.'),
    company: field('line', 'name company employer', 'company name|company', 'Name of the employer.'),
    location,
    url: { ...page, description: 'Page of the employer.' },
    startDate: start,
    endDate: end,
    about: field('text', 'description', '', 'What the employer does, in a few words.'),
    summary: field('text', 'summary', 'description', 'What the position was accountable for.'),
    highlights,
  }),
  education: part('education', 'school', '', {
    degree: field('line', 'studyType degree', 'degree name', 'Degree, such as Bachelor of Science.'),
    area: field('line', 'area', '', 'Subject of the degree.'),
    institution: field('line', 'institution school', 'school name', 'Name of the school or university.'),
    url: { ...page, description: 'Page of the school.' },
    startDate: start,
    endDate: end,
    score: field('line', 'score gpa grade', '', 'Final grade, such as 3.8 of 4.'),
    courses: field('lines', 'courses', '', 'Courses worth naming.'),
    notes: field('text', 'notes', 'notes', 'Anything else about it.'),
  }),
  certifications: part('certificates certifications', 'certification', '', {
    name: field('line', 'name title', 'name', 'Name of the certificate.'),
    issuer: field('line', 'issuer authority', 'authority', 'Who issued it.'),
    date: field('date', 'date', 'started on|start date|date', 'Day, month or year of issue.'),
    expires: field('date', 'expires', 'finished on|end date', 'When it ends.'),
    number: field('line', 'number', 'license number', 'Its number.'),
    url: page,
  }),
  competencies: part('skills', 'skill', '', {
    title: field('line', 'name category title', 'name', 'Name of the competency.'),
    description: field('text', '', '', 'What it means in practice, in one or two sentences.'),
    level: field('line', 'level', '', 'How well, such as Expert.'),
    keywords,
  }),
  projects: part('projects', 'project', 'Projects', {
    name: field('line', 'name title', 'title', 'Name of the project.'),
    type: field('line', 'type', '', 'Kind of project, such as Volunteering or Reorganization.'),
    entity: field('line', 'entity', '', 'Company or organization for which it was made.'),
    roles: field('lines', 'roles', '', "The owner's roles in it."),
    url: page,
    startDate: start,
    endDate: end,
    description: field('text', 'description', 'description', 'What it is, in one or two sentences.'),
    highlights,
    keywords,
  }),
  publications: part('publications', 'publication', 'Publications', {
    name: field('line', 'name title', 'name', 'Title of the publication.'),
    publisher: field('line', 'publisher', 'publisher', 'Who published it.'),
    date: field('date', 'releaseDate date', 'published on', 'Day, month or year.'),
    url: page,
    summary,
  }),
  volunteering: part('volunteer volunteering', 'volunteer position', 'Volunteering', {
    organization: field('line', 'organization name company', 'company name|name', 'Name of the organization.'),
    position: field('line', 'position role', 'role|position', "The owner's role there."),
    location,
    url: page,
    startDate: start,
    endDate: end,
    summary,
    highlights,
  }),
  awards: part('awards honors', 'award', 'Awards', {
    title: field('line', 'title name', 'title', 'Name of the award.'),
    awarder: field('line', 'awarder', 'issuer', 'Who gave it.'),
    date: field('date', 'date awardDate', 'issued on|issue date', 'Day, month or year.'),
    url: page,
    summary,
  }),
  patents: part('patents', 'patent', 'Patents', {
    title: field('line', 'title name', 'title', 'Title of the patent.'),
    number: field('line', 'number', 'patent number|number|application number', 'Its number.'),
    date: field('date', 'date', 'issued on|issue date|filed on|filing date', 'Day, month or year.'),
    url: page,
    summary,
  }),
  courses: part('courses', 'course', 'Courses', {
    name: field('line', 'name title', 'name', 'Name of the course.'),
    number: field('line', 'number', 'number', 'Its number.'),
  }),
  languages: part('languages', 'language', 'Languages', {
    name: field('line', 'language name', 'name', 'Name of the language.'),
    fluency: field('line', 'fluency level', 'proficiency', 'How well, such as Native speaker.'),
  }),
  interests: part('interests hobbies', 'interest', 'Interests', {
    name: field('line', 'name', 'name|supported cause', 'Name of the interest.'),
    keywords,
  }),
  references: part('references', 'reference', 'References', {
    name: field('line', 'name', 'name', 'Who says it.'),
    title: field('line', 'title position', 'job title', 'Position of that person.'),
    company: field('line', 'company', 'company', 'Employer of that person.'),
    reference: field('text', 'reference', 'text', 'The words, without quotation marks.'),
  }),
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as PartName[];

export interface Entry {
  [field: string]: string | string[] | Detail[] | undefined;
  details?: Detail[];
}
