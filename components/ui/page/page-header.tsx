import type { ReactNode } from 'react';
import { getPageMeta } from '@/lib/content/content';

export function PageHeader({ path, children }: { path: string; children?: ReactNode }) {
  const { heading, lead } = getPageMeta(path);
  return (
    <header className="space-y-4 pt-10 pb-8 md:pt-14">
      <h1 className="text-page">{heading}</h1>
      {lead && <p className="max-w-[52ch] text-balance font-serif text-lead">{lead}</p>}
      {children}
    </header>
  );
}
