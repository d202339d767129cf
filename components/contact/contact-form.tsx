'use client';

import { type FormEvent, useRef, useState } from 'react';
import { decodeAddress, EMPTY_MESSAGE, isSendable, isTooLong, mailtoLink, messageText } from '@/lib/contact/email';
import { notifications } from '@/lib/notifications/store';
import { Notifications } from '../notifications/notifications';
import { BUTTON_CLASS } from '../ui/links';
import { Field } from './field';

/** Opens a draft in the visitor's email app. The site itself sends nothing. */
export function ContactForm({ address }: { address: string }) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [sending, setSending] = useState(false);
  /** Browsers do not report whether an email app opened. */
  const [sent, setSent] = useState<typeof EMPTY_MESSAGE>();
  const form = useRef<HTMLFormElement>(null);
  const tooLong = isTooLong(decodeAddress(address), message);
  const isEmpty = Object.values(message).every((value) => value === '');
  const set = (field: keyof typeof message) => (value: string) => setMessage((now) => ({ ...now, [field]: value }));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSending(true);
    // Paints the button's new state before the email app opens.
    await new Promise(requestAnimationFrame);
    try {
      window.location.href = mailtoLink(decodeAddress(address), message);
      setSent(message);
      setMessage(EMPTY_MESSAGE);
      notifications.show(OPENED_NOTICE);
      // The empty form disables the button, which would lose the focus.
      form.current?.querySelector('input')?.focus();
    } catch {
      notifications.show(failedNotice(decodeAddress(address)));
    }
    setSending(false);
  }

  async function copy() {
    const email = decodeAddress(address);
    try {
      await navigator.clipboard.writeText(messageText(email, tooLong || !sent ? message : sent));
      notifications.show(copiedNotice(email));
    } catch {
      notifications.show(COPY_FAILED_NOTICE);
    }
  }

  function restore() {
    if (sent) setMessage(sent);
    setSent(undefined);
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <>
      <p className="without-script text-soft">
        This form needs JavaScript to open a draft in your email app. Without it, you can reach me through the profile
        link on this page.
      </p>
      <form ref={form} onSubmit={send} aria-label="Contact" className="needs-script space-y-5 print:hidden">
        <div className="grid grid-cols-1 gap-x-9 gap-y-5 sm:grid-cols-2">
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
        <p role="alert" className="text-caption text-soft empty:hidden">
          {tooLong && 'This message is too long for a link to your email app. Copy it and paste it into an email.'}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className={BUTTON_CLASS.primary} disabled={tooLong || !isSendable(message)}>
            {sending ? 'Sending...' : 'Send'}
          </button>
          {(tooLong || sent || isSendable(message)) && (
            <button type="button" className={BUTTON_CLASS.quiet} onClick={copy}>
              Copy message
            </button>
          )}
          {sent && isEmpty && (
            <button type="button" className={BUTTON_CLASS.quiet} onClick={restore}>
              Restore message
            </button>
          )}
        </div>
        <p className="text-caption text-dim">
          {sent && !tooLong
            ? 'No email app opened? Copy your message, or restore it and try again.'
            : 'No email app on this device? Write your message here, copy it, and send it from anywhere.'}
        </p>
      </form>
      <Notifications />
    </>
  );
}

const COPY_FAILED_NOTICE = {
  id: 'copy-failed',
  color: 'red',
  title: 'Your browser blocked copying',
  message: 'Select the text in the form and copy it there.',
} as const;

function copiedNotice(email: string) {
  return {
    id: 'message-copied',
    color: 'green',
    title: 'Message copied',
    message: `Paste it into an email to ${email}.`,
  } as const;
}

const OPENED_NOTICE = {
  id: 'email-opened',
  color: 'green',
  title: 'Email client opened!',
  message:
    'Your default email application should have opened with the message pre-filled. Please send the email to complete your message.',
} as const;

function failedNotice(email: string) {
  return {
    id: 'email-failed',
    color: 'red',
    title: 'Something went wrong',
    message: `There was an issue opening your email client. Please try again or contact me directly at ${email}`,
    autoClose: false,
  } as const;
}
