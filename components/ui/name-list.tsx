import { memo, type RefObject } from 'react';
import { newTab } from './button-link';

interface NameListProps<T> {
  entries: readonly T[];
  /** Has to keep its identity, or every key press draws the list anew. */
  linkOf(entry: T): { href: string; name: string };
}

interface NameTailProps<T> extends NameListProps<T> {
  /** Left by a list that is being drawn anew. */
  isStale: boolean;
  /** Stands before the names; who comes near it makes cards of them. */
  end: RefObject<HTMLDivElement | null>;
}

/** The entries of a long list that are not drawn as cards yet: there to be found, read out and followed. */
export function NameTail<T>({ entries, linkOf, isStale, end }: NameTailProps<T>) {
  if (entries.length === 0) return null;
  return (
    <div className={isStale ? 'stale' : ''}>
      <div ref={end} />
      <NameList entries={entries} linkOf={linkOf} />
    </div>
  );
}

const NameList = memo(function NameList<T>({ entries, linkOf }: NameListProps<T>) {
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
