import { memo } from 'react';
import { newTab } from './button-link';

interface NameListProps<T> {
  entries: readonly T[];
  /** Has to keep its identity, or every key press draws the list anew. */
  linkOf(entry: T): { href: string; name: string };
}

/** The entries of a long list that are not drawn as cards yet: there to be found, read out and followed. */
export const NameList = memo(function NameList<T>({ entries, linkOf }: NameListProps<T>) {
  return (
    <ul className="name-list">
      {entries.map(linkOf).map(({ href, name }) => (
        <li key={`${href} ${name}`}>
          <a href={href} {...newTab(href)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}) as <T>(props: NameListProps<T>) => React.ReactNode;
