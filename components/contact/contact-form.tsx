import { Notifications } from '../notifications/notifications';
import { bundleScript } from '../ui/bundle-script';
import { BUTTON_CLASS } from '../ui/links';

/** `ContactForm` and the ways to make contact come before it. */
export const contactScript = bundleScript('components/contact/client.ts');

/** Opens a draft in the visitor's email app. The site itself sends nothing. `client.ts` has the behavior. */
export function ContactForm({ address }: { address: string }) {
  return (
    <>
      <p className="without-script text-soft">
        This form needs JavaScript to open a draft in your email app. Without it, you can reach me through the profile
        link on this page.
      </p>
      <form aria-label="Contact" data-address={address} className="needs-script space-y-5 print:hidden">
        <div className="grid grid-cols-1 gap-x-9 gap-y-5 sm:grid-cols-2">
          <Field label="Name" name="name" autoComplete="name" required />
          <Field label="Email" name="email" type="email" autoComplete="email" required />
        </div>
        <Field label="Subject" name="subject" autoComplete="off" />
        <Field label="Message" name="message" rows={6} required />
        <p role="alert" data-alert="" className="text-caption text-soft empty:hidden" />
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" data-send="" className={BUTTON_CLASS.primary} disabled>
            Send
          </button>
          <button type="button" hidden data-copy="" className={BUTTON_CLASS.quiet}>
            Copy message
          </button>
        </div>
        <p className="text-caption text-dim">
          No email app on this device? Write your message here, copy it, and send it from anywhere.
        </p>
      </form>
      <Notifications />
    </>
  );
}

interface FieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  required?: boolean;
  rows?: number;
}

const FIELD_CLASS =
  'block w-full rounded-none border-dim border-b bg-field px-4 py-2.5 transition-colors hover:border-soft focus:border-violet';

function Field({ label, rows, required = false, ...input }: FieldProps) {
  const id = `contact-${input.name}`;
  const shared = { ...input, id, required, className: FIELD_CLASS };
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="flex items-baseline justify-between text-soft">
        {label}
        {!required && (
          <span aria-hidden="true" className="text-caption text-dim">
            optional
          </span>
        )}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
    </div>
  );
}
