import { jsonError } from '../../../content/check/json';
import { assertPlausible, countsOf } from '../counts';
import { Texts } from '../fields';
import { ImportError, type ImportedLink, type ImportedResume, type ImportedRole, ImportReport } from '../resume';
import { fitsSummary, paragraphs, sentencesWithin } from '../text';
import { Source } from './source';

const MAX_CHARACTERS = 5_000_000;
const PARTS = ['basics', 'bio', 'work', 'education', 'skills', 'certificates'];
/** The site has no place for them, or another command. */
const OTHER_PARTS = ['volunteer', 'awards', 'publications', 'languages', 'interests', 'references', 'projects'];

/**
 * The résumé in a JSON Resume file of any version, from the `bio` of 2014 to 1.3. Versions are told apart by their fields,
 * because files mix them. Throws an ImportError for a text that is not a JSON Resume.
 */
export function readJsonResume(file: string, text: string): { resume: ImportedResume; report: ImportReport } {
  const report = new ImportReport();
  const root = new Source(parse(file, text), '', report, new Texts(report));
  if (!PARTS.some((part) => root.has(part))) {
    throw new ImportError(`${file}: is not a JSON Resume; it has none of ${PARTS.join(', ')}`);
  }
  const resume = {
    ...(root.has('bio') ? bioOf(root.object('bio')) : basicsOf(root.object('basics'))),
    roles: root.list('work').map(roleOf),
    education: root.list('education').map(educationOf),
    certifications: root.list('certificates').flatMap((certificate) => certificationOf(certificate) ?? []),
    skills: root.list('skills').flatMap((skill) => {
      const name = skill.line('name');
      return name ? [{ name, keywords: [...new Set(skill.lines('line', 'keywords'))] }] : [];
    }),
  };
  assertPlausible(file, resume);
  report.read.push(...countsOf(resume));
  for (const part of OTHER_PARTS) if (root.has(part)) report.skip(part, 'is not imported');
  return { resume, report };
}

function parse(file: string, text: string): unknown {
  if (text.length > MAX_CHARACTERS) throw new ImportError(`${file}: is too large for a résumé`);
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    const { line, column, reason } = jsonError(json, error as SyntaxError);
    throw new ImportError(`${file}:${line}:${column}: is not valid JSON (${reason.replaceAll(/\s+/g, ' ')})`);
  }
}

function basicsOf(basics: Source) {
  const url = basics.url('url', 'website');
  return {
    name: basics.line('name'),
    title: basics.line('label'),
    email: basics.email('email'),
    phone: basics.line('phone'),
    location: placeOf(basics.object('location')),
    summary: paragraphs(basics.block('summary') ?? ''),
    links: [
      ...basics.list('profiles').flatMap((profile): ImportedLink[] => {
        const [name = 'Website', address] = [profile.line('network'), profile.url('url')];
        return address ? [{ name, url: address }] : [];
      }),
      ...(url ? [{ name: 'Website', url }] : []),
    ],
  };
}

/** Versions up to 0.0.11. */
function bioOf(bio: Source) {
  const [email, phone] = [bio.object('email'), bio.object('phone')];
  const [profiles, websites] = [bio.object('profiles'), bio.object('websites')];
  const links = [
    { name: 'LinkedIn', url: profiles.url('linkedin') },
    { name: 'GitHub', url: profiles.url('github') },
    { name: 'Blog', url: websites.url('blog') },
  ];
  return {
    name: [bio.line('firstName'), bio.line('lastName')].filter(Boolean).join(' ') || undefined,
    title: bio.line('label', 'title'),
    email: email.email('work', 'personal'),
    phone: phone.line('work', 'mobile', 'personal', 'home'),
    location: placeOf(bio.object('location')),
    summary: paragraphs(bio.block('summary') ?? ''),
    links: links.filter((link): link is ImportedLink => link.url !== undefined),
  };
}

/** The street is not published. */
function placeOf(location: Source): string | undefined {
  const place = [location.line('city'), location.line('region', 'state') ?? location.line('countryCode')];
  return place.filter(Boolean).join(', ') || undefined;
}

function roleOf(work: Source): ImportedRole {
  const summary = work.sentence('summary', 'description');
  const highlights = work.lines('block', 'highlights').map((text) => text.replaceAll(/\n+/g, ' '));
  const fits = summary === undefined || fitsSummary(summary);
  return {
    title: work.line('position', 'title'),
    company: work.line('name', 'company'),
    location: work.line('location'),
    start: work.date('startDate'),
    end: work.endDate('endDate'),
    summary: fits ? summary : undefined,
    highlights: [...(fits ? [] : [summary]), ...highlights].flatMap(sentencesWithin),
  };
}

function educationOf(education: Source) {
  return {
    institution: education.line('institution'),
    degree: education.line('studyType'),
    area: education.line('area'),
    start: education.date('startDate'),
    end: education.date('endDate'),
  };
}

function certificationOf(certificate: Source) {
  const name = certificate.line('name');
  return name ? { name, issuer: certificate.line('issuer'), date: certificate.date('date') } : undefined;
}
