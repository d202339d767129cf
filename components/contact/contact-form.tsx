'use client';

import { type FormEvent, useState } from 'react';
import { decodeAddress } from '@/lib/contact/address';
import { type ContactMessage, EMPTY_MESSAGE, isSendable, mailtoLink } from '@/lib/contact/mailto';
import { BUTTON_CLASS } from '../ui/button-link';
import { ContactStatus, type Outcome } from './contact-status';
import { Field } from './field';

/** Hands a message to the visitor's own mail program; nothing is sent by the site. */
export function ContactForm({ address }: { address: string }) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const set = (field: keyof ContactMessage) => (value: string) => setMessage({ ...message, [field]: value });

  function send(event: FormEvent) {
    event.preventDefault();
    setOutcome('sending');
    try {
      window.location.href = mailtoLink(decodeAddress(address), message);
      setMessage(EMPTY_MESSAGE);
      setOutcome('success');
    } catch {
      setOutcome('error');
    }
  }

  return (
    <div className="space-y-8">
      <noscript>
        <p className="text-ink-soft">
          This form needs JavaScript to hand your message to your mail program. Without it, the profile link on this
          page reaches me just as well.
        </p>
      </noscript>
      <form onSubmit={send} aria-label="Contact" className="needs-script space-y-6">
        <div className="grid gap-6 sm:grid-cols-2">
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
        <button type="submit" className={BUTTON_CLASS.primary} disabled={!isSendable(message) || outcome === 'sending'}>
          {outcome === 'sending' ? 'Sending...' : 'Send'}
        </button>
      </form>
      <ContactStatus outcome={outcome} address={address} />
    </div>
  );
}
