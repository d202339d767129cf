import type { ReactNode } from 'react';
import { getDocs } from '@/lib/content/content';
import { Shell } from '../shell/shell';
import { DocsNav } from './docs-nav';

interface DocLayoutProps {
  doc: { path: string; title: string; description: string };
  children: ReactNode;
}

/** A page of the documentation: all of them beside it, its title and what it is about above the text. */
export function DocLayout({ doc: { path, title, description }, children }: DocLayoutProps) {
  return (
    <Shell path={path}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 pt-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-16">
        <DocsNav docs={getDocs()} path={path} />
        <article className="space-y-10">
          <header className="space-y-4">
            <h1 className="text-page">{title}</h1>
            <p className="max-w-[60ch] text-ink-soft text-lead">{description}</p>
          </header>
          {children}
        </article>
      </div>
    </Shell>
  );
}
