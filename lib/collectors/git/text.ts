const utf8 = new TextDecoder('utf-8', { fatal: true });
const western = new TextDecoder('windows-1252');

/**
 * Text of bytes read one character a byte. Git promises UTF-8, but old commits were written in whatever the author
 * had; what is not UTF-8 is read as Western European, which spoils no byte.
 */
export function decodeBytes(bytes: string): string {
  if (isAscii(bytes)) return bytes;
  const buffer = Buffer.from(bytes, 'latin1');
  try {
    return utf8.decode(buffer);
  } catch {
    return western.decode(buffer);
  }
}

/** The reverse for comparing: what git would print for a text, one character a byte. */
export function encodeBytes(text: string): string {
  return isAscii(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

function isAscii(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text);
}
