import type { ReactNode } from 'react';
import type { Mark } from '@/lib/content/visibility';
import { pages } from '@/lib/site/pages';
import { Shell } from '../../shell/shell';
import { DocumentMark } from '../badge';

interface DocLayoutProps {
  doc: { path: string; title: string; description: string; mark?: Mark };
  children: ReactNode;
}

export function DocLayout({ doc: { path, title, description, mark }, children }: DocLayoutProps) {
  return (
    <Shell path={path}>
      <div className="log">
        <div className="log-row pt-8 pb-8 md:pt-14 md:pb-14">
          <div className="log-margin pb-6 text-caption lg:sticky lg:top-24 lg:-mt-1 lg:-ml-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:pt-1 lg:pl-1">
            <DocsNav path={path} />
          </div>
          <article className="log-text space-y-8">
            <header className="space-y-4">
              <DocumentMark mark={mark} />
              <h1 className="text-page">{title}</h1>
              <p className="max-w-[52ch] font-serif text-lead">{description}</p>
            </header>
            {children}
          </article>
        </div>
      </div>
    </Shell>
  );
}

function DocsNav({ path }: { path: string }) {
  const docs = pages.filter(({ part }) => part === 'Documentation');
  if (docs.length < 2) return null;
  const list = (
    <ul className="space-y-0.5">
      {docs.map((doc) => (
        <li key={doc.path}>
          <a
            href={doc.path}
            aria-current={doc.path === path ? 'page' : undefined}
            className="block py-1 text-dim hover:text-ink aria-[current=page]:text-ink"
          >
            {doc.title} <DocumentMark mark={doc.mark} />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="Documentation" className="print:hidden">
      <details className="lg:hidden">
        <summary className="cursor-pointer py-2 text-soft hover:text-ink">All documentation pages</summary>
        <div className="pt-3">{list}</div>
      </details>
      <div className="hidden lg:block">{list}</div>
    </nav>
  );
}
