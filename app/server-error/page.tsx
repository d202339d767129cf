import type { Metadata } from 'next';
import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';
import { isOn } from '@/lib/content/documents';

export const metadata: Metadata = {
  title: 'Unexpected Application Error!',
  description: 'The server couldn’t answer this request.',
  robots: 'noindex',
};

/** scripts/finish-build writes this page to 500.html, which hosts send for server errors. */
export default function ServerErrorPage() {
  return (
    <Shell path="">
      <NotFound
        title="Unexpected Application Error!"
        back={isOn('contact') ? { href: '/contact', label: 'Contact' } : undefined}
      >
        The server couldn’t answer this request. Please try again in a few minutes.
      </NotFound>
    </Shell>
  );
}
