const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

export type IsOwner = (email: string) => boolean;

interface Owner {
  addresses: readonly string[];
  login?: string | undefined;
}

const NO_REPLY = '@users.noreply.github.com';

export function matchOwner({ addresses, login }: Owner): IsOwner {
  const own = new Set(addresses.map((address) => encodeBytes(address.trim()).toLowerCase()));
  const noReply = login && `${login.toLowerCase()}${NO_REPLY}`;
  return (email) => {
    const lower = email.toLowerCase();
    // Accounts since 2017 have the form 1234+login@users.noreply.github.com.
    return own.has(lower) || (noReply !== undefined && lower.replace(/^\d+\+/, '') === noReply);
  };
}

/** Decodes text that has one character per byte. Old commits can be other than UTF-8; they are read as windows-1252. */
export function decodeBytes(bytes: string): string {
  if (isAscii(bytes)) return bytes;
  const buffer = Buffer.from(bytes, 'latin1');
  try {
    return utf8.decode(buffer);
  } catch {
    return windows1252.decode(buffer);
  }
}

/** Encodes text as UTF-8 with one character per byte, as streamGit returns it. */
function encodeBytes(text: string): string {
  return isAscii(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

function isAscii(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text);
}
