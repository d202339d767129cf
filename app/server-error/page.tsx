import type { Metadata } from 'next';
import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';

export const metadata: Metadata = {
  title: 'Unexpected Application Error!',
  description: 'The server couldn’t answer this request.',
  robots: 'noindex',
};

/** scripts/finish-build writes this page to 500.html, which hosts send for server errors. */
export default function ServerErrorPage() {
  return (
    <Shell path="">
      <NotFound title="Unexpected Application Error!" back={{ href: '/contact', label: 'Contact' }}>
        The server couldn’t answer this request. Please try again in a few minutes.
      </NotFound>
    </Shell>
  );
}
