import { getProfile } from '../content/content';
import { isOn } from '../content/documents';
import { DAY_MS } from '../dates';
import { ORIGIN } from '../origin';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;

/** Where to report a vulnerability. @see https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(now: Date): string {
  const contact = isOn('contact') ? `${ORIGIN}/contact` : `mailto:${getProfile().email}`;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/T.*/, 'T00:00:00Z');
  return `Contact: ${contact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${ORIGIN}/.well-known/security.txt
`;
}
