/** A document's prose as it was written, less the notes to its authors that no page shows. */
export function prose({ raw }: { raw: string }): string {
  const lines = raw.replaceAll('\r\n', '\n');
  return withoutComments(lines).trim();
}

// Of what starts first, the whole is matched, so that a comment within code is code.
const CODE_OR_COMMENT = /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2|(`+)[^`][\s\S]*?\3|\{\/\*[\s\S]*?\*\/\}\n?/gm;

function withoutComments(text: string): string {
  return text.replaceAll(CODE_OR_COMMENT, (found) => (found.startsWith('{/*') ? '' : found));
}
