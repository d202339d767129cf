import { formatMonth, formatPeriod } from '../../dates';
import { type Company, groupByCompany } from '../companies';
import { impactFigures } from '../impact';
import { plainParagraphs } from '../prose';
import type { ResumeSources } from '../sources';
import { bullets, companyHead, entry, figure, head, list, note, paragraph, roleHead, section } from './blocks';
import type { Group, Part, Span } from './parts';

type Career = Company<ResumeSources['roles'][number]>;

/** The résumé as a tree of tagged paragraphs in reading order, for a column of `width` points. */
export function outline(sources: ResumeSources, width: number): Group {
  const { profile, resume, roles } = sources;
  const figures = impactFigures(resume.impact, profile.stats).map(({ value, unit }, index, all) =>
    figure(value, unit, index, all.length, width),
  );
  const education = resume.education.map((each) => entry(each.degree, each.institution, dashed(formatPeriod(each))));
  const certifications = resume.certifications.map(({ name, issuer, date }) => entry(name, issuer, formatMonth(date)));
  const children = [
    ...head(profile.name, profile.title, contact(sources)),
    ...section('Executive Summary', plainParagraphs(resume.body.raw).map(paragraph)),
    ...section('Quantified Impact', list(figures)),
    ...section('Career Timeline', groupByCompany(roles).flatMap(career)),
    ...section('Core Competencies', list(resume.competencies.map((each) => note(each.title, each.description)))),
    ...section('Education', list(education)),
    ...section('Certifications', list(certifications)),
    ...section('Market Verticals', list(resume.markets.map((each) => note(each.name, each.description)))),
  ];
  return { tag: 'Document', children };
}

/** With the e-mail address: who opens the file has asked for it, and a résumé without it reaches nobody. */
function contact({ profile, site }: ResumeSources): Span[] {
  const { email, location, network } = profile;
  const links: Span[] = [{ text: email, style: 'link', link: `mailto:${email}` }];
  for (const url of [network.url, ...(site ? [site] : [])]) {
    links.push({ text: url.replace(/^https?:\/\/|\/$/g, ''), style: 'link', link: url });
  }
  const apart: Span = { text: '·  ', style: 'contact' };
  return [{ text: `${location}  `, style: 'contact' }, ...links.flatMap((link) => [apart, spaced(link)])];
}

function spaced(link: Span): Span {
  return { ...link, text: `${link.text}  ` };
}

function career({ company, location, roles, ...stay }: Career): Part[] {
  return [
    ...companyHead(company, location, roles.length > 1 ? dashed(formatPeriod(stay)) : undefined),
    ...roles.flatMap((role, index) => [
      ...roleHead(role.title, dashed(formatPeriod(role)), index === 0),
      { ...paragraph(role.summary, 0), keepNext: true },
      ...bullets(role.highlights),
    ]),
  ];
}

/** Dates are joined by an en dash where they are typeset. */
function dashed(period: string): string {
  return period.replace(' - ', ' – ');
}
