import { encodeBytes } from './text';

/** Tells whether a mail address, as git prints it (one character a byte), is one of the owner's, whatever the case. */
export type Owns = (mail: string) => boolean;

interface Owner {
  addresses: readonly string[];
  /** Account on GitHub, which signs what is committed there with an address of its own. */
  login?: string | undefined;
}

const NO_REPLY = '@users.noreply.github.com';

/** The owner is whoever wrote under one of these addresses. */
export function ownerOf({ addresses, login }: Owner): Owns {
  const own = new Set(addresses.map((address) => encodeBytes(address.trim()).toLowerCase()));
  const hidden = login && `${login.toLowerCase()}${NO_REPLY}`;
  return (mail) => {
    const lower = mail.toLowerCase();
    // 1234+login@users.noreply.github.com: accounts since 2017 carry their number.
    return (
      own.has(lower) || (hidden !== undefined && lower.endsWith(NO_REPLY) && lower.replace(/^\d+\+/, '') === hidden)
    );
  };
}
