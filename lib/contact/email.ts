export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const DEFAULT_SUBJECT = 'Contact from Portfolio Website';

export function isSendable({ name, email, message }: ContactMessage): boolean {
  return [name, email, message].every((field) => field.trim() !== '');
}

/** Longest link that Windows passes to an email app. */
const MAX_LINK_LENGTH = 2000;

function formatDraft({ name, email, subject, message }: ContactMessage) {
  const body = [`Name: ${name.trim()}`, `Email: ${email.trim()}`, '', 'Message:', message.trim()].join('\n');
  return { subject: subject.trim() || DEFAULT_SUBJECT, body };
}

/** A mailto: link with the message. RFC 6068 requires CRLF line breaks. Throws for a lone surrogate. */
export function mailtoLink(address: string, message: ContactMessage): string {
  const { subject, body } = formatDraft(message);
  const query = { subject, body: body.replaceAll(/\r?\n/g, '\r\n') };
  const fields = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${address}?${fields.join('&')}`;
}

export function isTooLong(address: string, message: ContactMessage): boolean {
  try {
    return mailtoLink(address, message).length > MAX_LINK_LENGTH;
  } catch {
    return false;
  }
}

export function messageText(address: string, message: ContactMessage): string {
  const { subject, body } = formatDraft(message);
  return `To: ${address}\nSubject: ${subject}\n\n${body}`;
}

/** Reversed and in base64 against harvesters. Not a secret. */
export function encodeAddress(address: string): string {
  return btoa([...address].toReversed().join(''));
}

export function decodeAddress(encoded: string): string {
  return [...atob(encoded)].toReversed().join('');
}
