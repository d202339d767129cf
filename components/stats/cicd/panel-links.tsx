import { useEffect } from 'react';
import { panelId } from '../panel';

/** Links to the panels of a long tab. An address with the name of one opens there, until the tab closes. */
export function PanelLinks({ titles }: { titles: readonly string[] }) {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    return () => {
      const { pathname, search } = window.location;
      window.history.replaceState(null, '', pathname + search);
    };
  }, []);
  return (
    <nav aria-label="On this tab">
      <ul className="flex flex-wrap gap-x-6 border-line border-y py-1 print:hidden">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${panelId(title)}`}
              className="inline-flex min-h-11 items-center text-caption text-ink-soft hover:text-accent-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
