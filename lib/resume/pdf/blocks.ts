import type { Group, Para, Part, Span } from './parts';

const BODY = { leading: 13.4 };
const BULLET_INDENT = 11;

/** Whose résumé it is and how to reach them. */
export function head(name: string, title: string, contact: Span[]): Para[] {
  return [
    { tag: 'H1', spans: [{ text: name, style: 'name' }], leading: 30, keepNext: true },
    { tag: 'P', spans: [{ text: title, style: 'role' }], leading: 19, keepNext: true },
    { tag: 'P', spans: contact, leading: 14, before: 5 },
  ];
}

/** A headed part of the résumé; none where there is nothing to head. */
export function section(title: string, children: Part[]): Group[] {
  const spans: Span[] = [{ text: title, style: 'section' }];
  const heading: Para = { tag: 'H2', spans, leading: 17, before: 18, keepNext: true, rule: true };
  return children.length > 0 ? [{ tag: 'Sect', children: [heading, ...children] }] : [];
}

export function list(children: Group[]): Group[] {
  return children.length > 0 ? [{ tag: 'L', children }] : [];
}

export function paragraph(text: string, index: number): Para {
  return { tag: 'P', spans: [{ text, style: 'body' }], ...BODY, before: index === 0 ? 2 : 5 };
}

/** A company, where it is, and how long, where several roles there add up to it. */
export function companyHead(company: string, location: string, period: string | undefined): Para[] {
  const spans: Span[] = [
    { text: `${company}  `, style: 'company' },
    { text: location, style: 'place' },
  ];
  return besides({ tag: 'H3', spans, leading: 15, before: 10, keepNext: true }, period);
}

/** A title and its dates. */
export function roleHead(title: string, period: string, isFirst: boolean): Para[] {
  const spans: Span[] = [{ text: title, style: 'strong' }];
  return besides({ tag: 'H4', spans, ...BODY, before: isFirst ? 1.5 : 8, keepNext: true }, period);
}

/** What came of a role; all of them stay on the page of its title. */
export function bullets(texts: string[]): Group[] {
  return list(
    texts.map((text, index) => {
      const keepNext = index < texts.length - 1;
      const label: Para = { tag: 'Lbl', spans: [{ text: '•', style: 'body' }], ...BODY, before: 2 };
      const body: Para = {
        tag: 'LBody',
        spans: [{ text, style: 'body' }],
        ...BODY,
        indent: BULLET_INDENT,
        beside: true,
      };
      return { tag: 'LI', children: [label, { ...body, keepNext }] };
    }),
  );
}

/** A name with what it means. */
export function note(title: string, description: string): Group {
  const spans: Span[] = [
    { text: `${title}.  `, style: 'strong' },
    { text: description, style: 'body' },
  ];
  return { tag: 'LI', children: [{ tag: 'LBody', spans, ...BODY, before: 3 }] };
}

/** What was earned, from whom and when. */
export function entry(title: string, from: string, when: string): Group {
  const spans: Span[] = [
    { text: `${title}, `, style: 'strong' },
    { text: from, style: 'body' },
  ];
  return { tag: 'LI', children: [{ tag: 'LBody', children: besides({ tag: 'P', spans, ...BODY, before: 3 }, when) }] };
}

/** One of `count` figures that share a row of `width` points. */
export function figure(value: string, unit: string, index: number, count: number, width: number): Group {
  const spans: Span[] = [
    { text: `${value}  `, style: 'figure' },
    { text: unit, style: 'place' },
  ];
  const place = { before: 2, indent: (width / count) * index, beside: index > 0, leading: 24 };
  return { tag: 'LI', children: [{ tag: 'LBody', spans, ...place }] };
}

/** A paragraph with a date at the right end of its first line. */
function besides(para: Para, text: string | undefined): Para[] {
  if (!text) return [para];
  const date: Para = { ...para, tag: 'P', spans: [{ text, style: 'place' }], align: 'right', beside: true };
  return [para, date];
}
