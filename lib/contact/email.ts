export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

const DEFAULT_SUBJECT = 'Contact from Portfolio Website';

export function isSendable({ name, email, message }: ContactMessage): boolean {
  return [name, email, message].every((field) => field.trim() !== '');
}

/** A mailto: link with the message. RFC 6068 requires CRLF line breaks. */
export function mailtoLink(address: string, { name, email, subject, message }: ContactMessage): string {
  const body = [`Name: ${name.trim()}`, `Email: ${email.trim()}`, '', 'Message:', message.trim()].join('\n');
  const query = { subject: subject.trim() || DEFAULT_SUBJECT, body: body.replaceAll(/\r?\n/g, '\r\n') };
  const fields = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${address}?${fields.join('&')}`;
}

/**
 * Encodes an email address, reversed and in base64, so that harvesters do not find it in the HTML or the bundles. Not
 * a secret.
 */
export function encodeAddress(address: string): string {
  return btoa([...address].toReversed().join(''));
}

export function decodeAddress(encoded: string): string {
  return [...atob(encoded)].toReversed().join('');
}
