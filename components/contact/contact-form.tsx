'use client';

import { type FormEvent, useState } from 'react';
import { type ContactMessage, decodeAddress, EMPTY_MESSAGE, isSendable, mailtoLink } from '@/lib/contact/email';
import { showNotification } from '@/lib/notifications/store';
import { Notifications } from '../notifications/notifications';
import { BUTTON_CLASS } from '../ui/button-link';
import { Field } from './field';

/** Hands a message to the visitor's own mail program; nothing is sent by the site. */
export function ContactForm({ address }: { address: string }) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [sending, setSending] = useState(false);
  const set = (field: keyof ContactMessage) => (value: string) => setMessage((now) => ({ ...now, [field]: value }));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    // The mail program may take the screen at once; the button says so first.
    await new Promise(requestAnimationFrame);
    try {
      window.location.href = mailtoLink(decodeAddress(address), message);
      setMessage(EMPTY_MESSAGE);
      showNotification(OPENED);
      // The button is disabled with the empty form and would take the focus with it.
      form.querySelector('input')?.focus();
    } catch {
      showNotification(notOpened(decodeAddress(address)));
    }
    setSending(false);
  }

  return (
    <>
      <p className="without-script text-ink-soft">
        This form needs JavaScript to open a draft in your email app. Without it, you can reach me through the profile
        link on this page.
      </p>
      <form onSubmit={send} aria-label="Contact" className="needs-script space-y-6">
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <Field label="Name" name="name" value={message.name} onChange={set('name')} autoComplete="name" required />
          <Field
            label="Email"
            name="email"
            type="email"
            value={message.email}
            onChange={set('email')}
            autoComplete="email"
            required
          />
        </div>
        <Field label="Subject" name="subject" value={message.subject} onChange={set('subject')} autoComplete="off" />
        <Field label="Message" name="message" value={message.message} onChange={set('message')} rows={6} required />
        <button type="submit" className={BUTTON_CLASS.primary} disabled={!isSendable(message)}>
          {sending ? 'Sending...' : 'Send'}
        </button>
      </form>
      <Notifications />
    </>
  );
}

const OPENED = {
  color: 'green',
  title: 'Email client opened!',
  message:
    'Your default email application should have opened with the message pre-filled. Please send the email to complete your message.',
} as const;

/** Stays until dismissed: it holds the address that is needed now. */
function notOpened(email: string) {
  return {
    color: 'red',
    title: 'Something went wrong',
    message: `There was an issue opening your email client. Please try again or contact me directly at ${email}`,
    autoClose: false,
  } as const;
}
