import type { Doc } from '@/lib/content/content';
import { DEFINITIONS_PAGE } from '@/lib/dev-stats/rules/definitions-page';

/** All pages of the documentation, in reading order. Folded on small screens, where the text comes first. */
export function DocsNav({ docs, path }: { docs: Doc[]; path: string }) {
  const list = (
    <ul className="space-y-0.5">
      {[...docs, DEFINITIONS_PAGE].map((doc) => (
        <li key={doc.path}>
          <a
            href={doc.path}
            aria-current={doc.path === path ? 'page' : undefined}
            className="block border-line border-l py-1.5 pl-4 text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-ink"
          >
            {doc.title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="Documentation">
      <details className="lg:hidden">
        <summary className="cursor-pointer py-2 text-ink-soft">All documentation pages</summary>
        <div className="pt-3">{list}</div>
      </details>
      <div className="sticky top-24 hidden lg:block">{list}</div>
    </nav>
  );
}
