'use client';

import { useState } from 'react';
import { decodeAddress } from '@/lib/contact/email';
import { BUTTON_CLASS } from '../ui/links';

/** Keeps the address out of the HTML until the click. */
export function RevealEmail({ address }: { address: string }) {
  const [email, setEmail] = useState<string>();
  return (
    <p aria-live="polite">
      {email ? (
        <a
          ref={(link) => link?.focus()}
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center log-link break-all font-medium"
        >
          {email}
        </a>
      ) : (
        <button
          type="button"
          className={`needs-script ${BUTTON_CLASS.quiet}`}
          onClick={() => setEmail(decodeAddress(address))}
        >
          Click to reveal email
        </button>
      )}
    </p>
  );
}
