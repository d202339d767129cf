import anyAscii from 'any-ascii';

const LONGEST = 60;

/** Name of a file for a title in any script: "Über uns" is "uber-uns". Undefined for a title without letters and digits. */
export function fileNameOf(title: string): string | undefined {
  const words =
    anyAscii(title.normalize('NFC'))
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  const [first = '', ...others] = words;
  let name = first.slice(0, LONGEST);
  for (const word of others) {
    if (name.length + 1 + word.length > LONGEST) break;
    name += `-${word}`;
  }
  return name || undefined;
}
