'use client';

import { type FormEvent, useId, useState } from 'react';
import { type ContactMessage, decodeAddress, EMPTY_MESSAGE, isSendable, mailtoLink } from '@/lib/contact/email';
import { notifications } from '@/lib/notifications/store';
import { Notifications } from '../notifications/notifications';
import { BUTTON_CLASS } from '../ui/links';

/** Opens a draft in the visitor's email app. The site itself sends nothing. */
export function ContactForm({ address }: { address: string }) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [sending, setSending] = useState(false);
  const set = (field: keyof ContactMessage) => (value: string) => setMessage((now) => ({ ...now, [field]: value }));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    // Paints the button's new state before the email app opens.
    await new Promise(requestAnimationFrame);
    try {
      window.location.href = mailtoLink(decodeAddress(address), message);
      setMessage(EMPTY_MESSAGE);
      notifications.show(OPENED_NOTICE);
      // The empty form disables the button, which would lose the focus.
      form.querySelector('input')?.focus();
    } catch {
      notifications.show(failedNotice(decodeAddress(address)));
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

const OPENED_NOTICE = {
  color: 'green',
  title: 'Email client opened!',
  message:
    'Your default email application should have opened with the message pre-filled. Please send the email to complete your message.',
} as const;

/** Stays until dismissed, because it contains the address. */
function failedNotice(email: string) {
  return {
    color: 'red',
    title: 'Something went wrong',
    message: `There was an issue opening your email client. Please try again or contact me directly at ${email}`,
    autoClose: false,
  } as const;
}

interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'email';
  autoComplete?: string;
  required?: boolean;
  /** Renders a textarea with this many rows. */
  rows?: number;
}

const FIELD_CLASS =
  'block w-full rounded-lg border border-line-strong bg-night px-3.5 py-2.5 transition-colors hover:border-ink-faint';

function Field({ label, value, onChange, rows, required = false, ...input }: FieldProps) {
  const id = useId();
  const shared = {
    ...input,
    id,
    value,
    required,
    className: FIELD_CLASS,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="flex items-baseline justify-between font-medium">
        {label}
        {!required && (
          <span aria-hidden="true" className="font-normal text-caption text-ink-faint">
            optional
          </span>
        )}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
    </div>
  );
}
