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

/** Encodes text as UTF-8 with one character per byte, as streamGit returns it. */
function encodeBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
