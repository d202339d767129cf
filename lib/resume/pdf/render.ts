import PDFDocument from 'pdfkit';
import { programsOf } from '../../site/fonts/programs';
import { newestDate, type ResumeSources } from '../sources';
import { measure } from './measure';
import { layOut } from './pages';
import { type Canvas, drawText, paint, stretchesOf } from './paint';
import { PAPERS, type Paper, type PaperName } from './paper';
import type { Span } from './parts';
import type { Placement } from './place';
import { STYLES } from './styles';

/**
 * PDFKit, because it is plain JavaScript: it installs everywhere and takes only the fonts it is given. Typst (by way of
 * @myriaddreamin/typst-ts-node-compiler) was as quick and tags by itself, but is a native compiler of 50 MB for each
 * platform, and what our fonts lack it took from those of the machine, so that the bytes would depend on it. What we
 * would miss, paragraphs broken as a whole and what belongs together kept on a page, is break-lines.ts and place.ts.
 */

/** The résumé as a tagged PDF (PDF/UA-1); equal sources give equal bytes. */
export async function renderResume(sources: ResumeSources, paper: PaperName): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = PAPERS[paper];
  const { tree, placement } = layOut(sources, paper);
  const footer = { text: sources.profile.name.normalize('NFC'), style: 'folio' } as const;
  const programs = await programsOf(drawnTexts(placement, footer));
  const document = startDocument(sources, sheet);
  const bytes = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  let pages = 0;
  const turnTo = (page: number) => {
    for (; pages <= page; pages++) {
      document.addPage();
      folio({ document, programs }, sheet, footer, pageNumber(pages, placement));
    }
  };
  for (const part of tree.children) paint(part, root, { document, paper: sheet, placement, programs, turnTo });
  root.end();
  document.end();
  return bytes;
}

/** Lines, not paragraphs: the rest of a word on the next line may be set in another face. */
function drawnTexts(placement: Placement, footer: Span) {
  const lines = [...placement.lines.values()].flat();
  const stretches = lines.flatMap(({ pieces }) => stretchesOf(pieces));
  const texts = stretches.map(({ text, span }) => ({ text, weight: STYLES[span.style].weight }));
  const { weight } = STYLES[footer.style];
  return [...texts, { text: footer.text, weight }, { text: pageNumber(0, placement), weight }];
}

function pageNumber(page: number, { pages }: Placement): string {
  return `${page + 1} of ${pages}`;
}

function startDocument(sources: ResumeSources, { width, height }: Paper): PDFKit.PDFDocument {
  const { name, title } = sources.profile;
  const changed = new Date(newestDate(sources));
  return new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    // Without it, the PDF would carry Helvetica that it never uses.
    font: null as unknown as string,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: {
      ...{ Title: `${name}, ${title}: Résumé`, Author: name, Subject: title, CreationDate: changed, ModDate: changed },
      Keywords: sources.resume.competencies.map((each) => each.title).join(', '),
    },
  });
}

/** The name and the page's number, outside of the text. */
function folio(canvas: Pick<Canvas, 'document' | 'programs'>, paper: Paper, name: Span, number: string): void {
  const y = paper.height - paper.bottom / 2;
  canvas.document.markContent('Artifact', { type: 'Pagination' });
  drawText(canvas, name.text, name, { x: paper.left, y });
  const x = paper.width - paper.right - measure(number, 'folio');
  drawText(canvas, number, { text: number, style: 'folio' }, { x, y });
  canvas.document.endMarkedContent();
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
}
