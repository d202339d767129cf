import {
  type ContactMessage,
  decodeAddress,
  isSendable,
  isTooLong,
  mailtoLink,
  messageText,
} from '@/lib/contact/email';
import { notifications } from '@/lib/notifications/store';
import { showNotifications } from '../notifications/layer';

/** contact-form.tsx and contact-ways.tsx render every element that is looked up. */
function find<Part extends HTMLElement>(selector: string): Part {
  return document.querySelector(selector) as Part;
}

const form = find<HTMLFormElement>('form[data-address]');
const sendButton = find<HTMLButtonElement>('[data-send]');
const copyButton = find('[data-copy]');
const alert = find('[data-alert]');
const email = decodeAddress(form.dataset.address ?? '');

/** Browsers do not report whether an email app opened. */
let sent: ContactMessage | undefined;

function findField(name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

function readMessage(): ContactMessage {
  // FormData would replace lone surrogates.
  const read = (name: keyof ContactMessage) => findField(name).value;
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}

function update() {
  const message = readMessage();
  const tooLong = isTooLong(email, message);
  alert.textContent = tooLong ? TOO_LONG : '';
  sendButton.disabled = tooLong || !isSendable(message);
  copyButton.hidden = !(tooLong || sent || isSendable(message));
}

async function send(event: Event) {
  event.preventDefault();
  const message = readMessage();
  sendButton.textContent = 'Sending...';
  // Paints the button's new state before the email app opens.
  await new Promise(requestAnimationFrame);
  try {
    window.location.href = mailtoLink(email, message);
    sent = message;
    form.reset();
    notifications.show(OPENED_NOTICE);
    // The empty form disables the button, which would lose the focus.
    findField('name').focus();
  } catch {
    notifications.show(FAILED_NOTICE);
  }
  sendButton.textContent = 'Send';
  update();
}

async function copy() {
  const message = readMessage();
  try {
    await navigator.clipboard.writeText(messageText(email, sent && message.message === '' ? sent : message));
    notifications.show(COPIED_NOTICE);
  } catch {
    notifications.show(COPY_FAILED_NOTICE);
  }
}

/** Keeps the address out of the HTML until the click. */
function reveal(button: HTMLElement) {
  const link = find<HTMLAnchorElement>('[data-revealed]');
  link.href = `mailto:${email}`;
  link.textContent = email;
  link.hidden = false;
  link.focus();
  button.remove();
}

const TOO_LONG = 'This message is too long for a link to your email app. Copy it and paste it into an email.';

const COPY_FAILED_NOTICE = {
  id: 'copy-failed',
  color: 'red',
  title: 'Your browser blocked copying',
  message: 'Select the text in the form and copy it there.',
} as const;

const COPIED_NOTICE = {
  id: 'message-copied',
  color: 'green',
  title: 'Message copied',
  message: `Paste it into an email to ${email}.`,
} as const;

const OPENED_NOTICE = {
  id: 'email-opened',
  color: 'green',
  title: 'Email client opened!',
  message:
    'Your default email application should have opened with the message pre-filled. Please send the email to complete your message.',
} as const;

const FAILED_NOTICE = {
  id: 'email-failed',
  color: 'red',
  title: 'Something went wrong',
  message: `There was an issue opening your email client. Please try again or contact me directly at ${email}`,
  autoClose: false,
} as const;

showNotifications();
form.addEventListener('input', update);
form.addEventListener('submit', send);
copyButton.addEventListener('click', copy);
find('[data-reveal]').addEventListener('click', ({ currentTarget }) => reveal(currentTarget as HTMLElement));
// Browsers restore what was typed after scripts have run.
window.addEventListener('pageshow', update);
