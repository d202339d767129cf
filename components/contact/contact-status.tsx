import { decodeAddress } from '@/lib/contact/address';

export type Outcome = 'idle' | 'sending' | 'success' | 'error';

/** How handing over the message went. */
export function ContactStatus({ outcome, address }: { outcome: Outcome; address: string }) {
  return (
    <div role="status">
      {outcome === 'success' && (
        <div className="border-green border-l-2 pl-5">
          <p className="font-semibold text-green">Email client opened!</p>
          <p className="text-ink-soft">
            Your default email application should have opened with the message pre-filled. Please send the email to
            complete your message.
          </p>
        </div>
      )}
      {outcome === 'error' && (
        <div className="border-red border-l-2 pl-5">
          <p className="font-semibold text-red">Something went wrong</p>
          <p className="text-ink-soft">
            There was an issue opening your email client. Please try again or contact me directly at{' '}
            <a className="text-accent-ink underline underline-offset-4" href={`mailto:${decodeAddress(address)}`}>
              {decodeAddress(address)}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
