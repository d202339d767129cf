import {
  BuilderElement,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  StringContainer,
  Tab,
  TextRun,
} from 'docx';
import type { ResumeRow } from '../lists';
import { type PrintedResume, printedResume } from '../printed';
import type { ResumeSources } from '../sources';
import { COLORS, PAGE, STYLES, TO_RIGHT_EDGE } from './styles';

export async function renderDocx(sources: ResumeSources): Promise<Buffer<ArrayBuffer>> {
  const content = printedResume(sources);
  const { documentTitle, name, title, keywords } = content;
  const document = new Document({
    title: documentTitle,
    subject: title,
    creator: name,
    lastModifiedBy: name,
    keywords: keywords.join(', '),
    styles: STYLES,
    sections: [{ properties: { page: PAGE, titlePage: true }, ...marginalTexts(content), children: body(content) }],
  });
  return Buffer.from(await Packer.toBuffer(document));
}

function body(content: PrintedResume): Paragraph[] {
  const { name, title, headings, contacts, roles } = content;
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: name }),
    new Paragraph({ style: 'Subtitle', text: title }),
    ...contacts.map(
      ([label, url]) => new Paragraph({ style: 'Contact', children: url ? linkRuns(label, url) : [text(label)] }),
    ),
    ...section(
      headings.summary,
      content.summary.map((paragraph) => new Paragraph(paragraph)),
    ),
    ...section(
      headings.impact,
      content.impact.map(([value, unit]) => bullet([text(value, { bold: true }), text(` ${unit}`)])),
    ),
    ...section(headings.roles, roles.flatMap(roleParagraphs)),
    ...section(headings.skills, described(content.skills)),
    ...content.lists.flatMap(({ heading, rows }) => section(heading, rows.flatMap(rowParagraphs))),
    ...section(headings.markets, described(content.markets)),
  ];
}

/** A role that continues on the next page has at least two results on each page. */
function roleParagraphs({ company, location, title, period, intro, highlights }: PrintedResume['roles'][number]) {
  const last = highlights.length - 1;
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_3, children: [text(company), ...beside(location)] }),
    new Paragraph({ heading: HeadingLevel.HEADING_4, ...TO_RIGHT_EDGE, children: [text(title), afterTab(period)] }),
    ...intro.map((paragraph) => new Paragraph({ text: paragraph, keepNext: last >= 0 })),
    ...highlights.map((highlight, index) =>
      bullet([text(highlight)], { keepNext: index < last && (index === 0 || index === last - 1) }),
    ),
  ];
}

function marginalTexts({ name }: PrintedResume) {
  const pages = () => new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] });
  const footer = () => new Footer({ children: [new Paragraph({ style: 'Footer', children: [pages()] })] });
  return {
    headers: { default: new Header({ children: [new Paragraph({ style: 'Header', text: name })] }) },
    footers: { first: footer(), default: footer() },
  };
}

function section(heading: string, paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs.length > 0
    ? [new Paragraph({ heading: HeadingLevel.HEADING_2, text: heading }), ...paragraphs]
    : [];
}

function described(entries: readonly (readonly [string, string])[]): Paragraph[] {
  return entries.map(([name, description]) => bullet([text(`${name}: `, { bold: true }), text(description)]));
}

function rowParagraphs({ name, issuer, date, notes }: ResumeRow): Paragraph[] {
  const children = [text(name, { bold: true }), ...beside(issuer), afterTab(date)];
  const isFollowed = notes.length > 0;
  return [
    new Paragraph({ ...TO_RIGHT_EDGE, children, keepNext: isFollowed, spacing: isFollowed ? { after: 0 } : {} }),
    ...notes.map((note) => new Paragraph(note)),
  ];
}

function beside(fact: string): TextRun[] {
  return fact ? [text(` · ${fact}`, SOFT)] : [];
}

function bullet(children: ParagraphChild[], options?: IParagraphOptions): Paragraph {
  return new Paragraph({ bullet: { level: 0 }, ...options, children });
}

function text(content: string, options?: IRunOptions): TextRun {
  return new TextRun({ text: content, ...options });
}

const SOFT: IRunOptions = { bold: false, color: COLORS.soft };

function afterTab(content: string): TextRun {
  return new TextRun({ children: [new Tab(), content], ...SOFT });
}

/** A field: older python-docx, which screening software uses, does not read the text of a hyperlink element. */
function linkRuns(label: string, url: string): TextRun[] {
  return [
    fieldMark('begin'),
    new TextRun({ children: [new StringContainer('w:instrText', `HYPERLINK "${new URL(url).href}"`)] }),
    fieldMark('separate'),
    text(label, { color: COLORS.accent }),
    fieldMark('end'),
  ];
}

function fieldMark(value: 'begin' | 'separate' | 'end'): TextRun {
  const attributes = { type: { key: 'w:fldCharType', value } };
  return new TextRun({ children: [new BuilderElement<{ type: string }>({ name: 'w:fldChar', attributes })] });
}
