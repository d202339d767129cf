import { inflateRawSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The files of a ZIP archive by path, read by its directory. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let entry = zip.readUInt32LE(zip.length - 6);
  for (let count = zip.readUInt16LE(zip.length - 12); count > 0; count--) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(entry + offset)) as [
      ...[number, number, number],
    ];
    const header = zip.readUInt32LE(entry + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
    const text = zip.readUInt16LE(entry + 10) === 0 ? bytes : inflateRawSync(bytes);
    files.set(zip.toString('utf8', entry + 46, entry + 46 + name), text.toString());
    entry += 46 + name + extra + comment;
  }
  return files;
}

/**
 * The paragraphs of a Word document. A tab is a tab character. The text is that of the paragraph's own runs: older
 * python-docx, which screening software uses, reads no others.
 */
export function readDocx(zip: Buffer) {
  const files = unzip(zip);
  const part = (path: string) => parseDocument(files.get(path) ?? '', { xmlMode: true });
  const paragraphs = DomUtils.getElementsByTagName('w:p', part('word/document.xml')).map((paragraph) => ({
    style: DomUtils.getElementsByTagName('w:pStyle', paragraph)[0]?.attribs['w:val'] ?? 'Normal',
    text: DomUtils.getElementsByTagName('w:r', paragraph.children, false)
      .flatMap((run) =>
        DomUtils.getElementsByTagName((name) => name === 'w:t' || name === 'w:tab', run.children, false),
      )
      .map((element) => (element.name === 'w:tab' ? '\t' : DomUtils.textContent(element).replaceAll('\t', ' ')))
      .join(''),
    keepsNext: DomUtils.getElementsByTagName('w:keepNext', paragraph).some(
      ({ attribs }) => attribs['w:val'] !== 'false',
    ),
    links: DomUtils.getElementsByTagName('w:instrText', paragraph).flatMap((field) => {
      const address = DomUtils.textContent(field).match(/^HYPERLINK "([^"]*)"$/);
      return address ? [address[1]] : [];
    }),
  }));
  return { part, paragraphs };
}
