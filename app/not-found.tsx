import type { Metadata } from 'next';
import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';

export const metadata: Metadata = {
  title: 'Page Not Found',
  description: 'This page doesn’t exist.',
};

export default function PageNotFound() {
  return (
    <Shell path="">
      <NotFound title="Page Not Found" />
    </Shell>
  );
}
