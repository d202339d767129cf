import type { Metadata } from 'next';
import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';

export const metadata: Metadata = {
  title: 'Unexpected Application Error!',
  description: 'The server could not answer this request.',
  robots: 'noindex',
};

/** Hosts send this page for errors of the server: scripts/finish-build writes it to 500.html, with the status 500. */
export default function ServerErrorPage() {
  return (
    <Shell path="">
      <NotFound title="Unexpected Application Error!" back={{ href: '/contact', label: 'Contact' }}>
        The server could not answer this request. Please try again in a few minutes.
      </NotFound>
    </Shell>
  );
}
