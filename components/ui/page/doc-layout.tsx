import type { ReactNode } from 'react';
import { isOn } from '@/lib/content/documents';
import type { Mark } from '@/lib/content/visibility';
import { getPages } from '@/lib/site/pages';
import { Shell } from '../../shell/shell';
import { FIELD } from '../links';
import { DocumentMark } from './document-mark';

interface DocLayoutProps {
  doc: { path: string; title: string; description: string; mark?: Mark };
  children: ReactNode;
}

export function DocLayout({ doc: { path, title, description, mark }, children }: DocLayoutProps) {
  return (
    <Shell path={path}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 pt-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-16">
        <div className="space-y-6 lg:sticky lg:top-24 lg:self-start">
          {isOn('docs') && <DocsSearch />}
          <DocsNav path={path} />
        </div>
        <article className="space-y-10">
          <header className="space-y-4">
            <DocumentMark mark={mark} />
            <h1 className="text-page">{title}</h1>
            <p className="max-w-[60ch] text-ink-soft text-lead">{description}</p>
          </header>
          {children}
        </article>
      </div>
    </Shell>
  );
}

/** A form, because the page loads no script. */
function DocsSearch() {
  return (
    <search className="block print:hidden">
      <form action="/search">
        <input type="hidden" name="kind" value="docs" />
        <input
          type="search"
          name="q"
          required
          aria-label="Search the documentation"
          placeholder="Search the docs"
          autoComplete="off"
          className={FIELD}
        />
      </form>
    </search>
  );
}

function DocsNav({ path }: { path: string }) {
  const pages = getPages().filter(({ part }) => part === 'Documentation');
  if (pages.length < 2) return null;
  const list = (
    <ul className="space-y-0.5">
      {pages.map((doc) => (
        <li key={doc.path}>
          <a
            href={doc.path}
            aria-current={doc.path === path ? 'page' : undefined}
            className="block border-line border-l py-1.5 pl-4 text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-ink"
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
        <summary className="cursor-pointer py-2 text-ink-soft hover:text-ink">All documentation pages</summary>
        <div className="pt-3">{list}</div>
      </details>
      <div className="hidden lg:block">{list}</div>
    </nav>
  );
}
