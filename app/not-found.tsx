import type { Metadata } from 'next';
import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';

export const metadata: Metadata = {
  title: 'Page Not Found',
  description: 'This address leads nowhere on this site.',
};

export default function PageNotFound() {
  return (
    <Shell path="">
      <NotFound title="Page Not Found">
        Nothing is charted at this address. It may have moved, or the link was cut short on its way to you.
      </NotFound>
    </Shell>
  );
}
