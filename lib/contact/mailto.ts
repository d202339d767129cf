export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

const DEFAULT_SUBJECT = 'Contact from Portfolio Website';

/** Whether everything that has to be filled in is; blanks do not count. */
export function isSendable({ name, email, message }: ContactMessage): boolean {
  return [name, email, message].every((field) => field.trim() !== '');
}

/** A link that opens the visitor's mail program with the message. Lines end as RFC 6068 asks. */
export function mailtoLink(address: string, { name, email, subject, message }: ContactMessage): string {
  const body = [`Name: ${name.trim()}`, `Email: ${email.trim()}`, '', 'Message:', message.trim()].join('\n');
  const query = { subject: subject.trim() || DEFAULT_SUBJECT, body: body.replaceAll(/\r?\n/g, '\r\n') };
  const fields = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${address}?${fields.join('&')}`;
}
