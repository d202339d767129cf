import { memo, type ReactNode } from 'react';
import { newTab } from './button-link';

interface LinkListProps<T> {
  entries: readonly T[];
  /** Must keep its identity, or the list renders with every key press. */
  linkOf(entry: T): { href: string; name: string };
}

export const LinkList = memo(function LinkList<T>({ entries, linkOf }: LinkListProps<T>) {
  if (entries.length === 0) return null;
  return (
    <ul className="link-list">
      {entries.map(linkOf).map(({ href, name }) => (
        <li key={`${href} ${name}`}>
          <a href={href} {...newTab(href)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}) as <T>(props: LinkListProps<T>) => ReactNode;
