import {
  type ComponentProps,
  memo,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { newTab } from './links';

/** Cards in the served page, and after each change once typing pauses. */
const INITIAL_CARDS = 120;

/** Cards per step, so that a key press never waits long for the list. */
const STEP = 12;

const PAUSE_MS = 100;

interface LinkListProps<T> {
  entries: readonly T[];
  /** Must keep its identity, or the list renders with every key press. */
  getLink(entry: T): { href: string; name: string };
}

interface LongListProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  entries: readonly T[];
  /** The served page links to entries without a card. Without this function it does not. */
  getLink?: LinkListProps<T>['getLink'];
  children(cards: readonly T[]): ReactNode;
}

/** Renders more cards as the page scrolls. Cards and links keep their identity, so memoized ones are not rendered again. */
export function LongList<T>({ entries, getLink, children, ...props }: LongListProps<T>) {
  const list = useDeferredValue(entries);
  const [rendered, setRendered] = useState(() => ({
    list,
    count: INITIAL_CARDS,
    links: list.slice(INITIAL_CARDS),
    hasLinks: true,
  }));
  if (rendered.list !== list) setRendered({ ...rendered, list, count: STEP, hasLinks: false });
  const { count, links, hasLinks } = rendered;
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!end.current || count >= list.length) return;
    const grow = () =>
      startTransition(() =>
        setRendered(({ links, ...known }) => ({
          ...known,
          count: count + STEP,
          links: known.hasLinks ? links.slice(STEP) : links,
        })),
      );
    if (count < INITIAL_CARDS) {
      const timer = setTimeout(grow, PAUSE_MS);
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), { rootMargin: '1200px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [list, count]);

  const cards = useMemo(() => list.slice(0, count), [list, count]);
  return (
    <div {...props} hidden={entries.length === 0} aria-busy={list !== entries}>
      {children(cards)}
      {count < list.length && <div ref={end} />}
      {getLink && links.length > 0 && (
        <div hidden={!hasLinks}>
          <LinkList entries={links} getLink={getLink} />
        </div>
      )}
    </div>
  );
}

const LinkList = memo(function LinkList<T>({ entries, getLink }: LinkListProps<T>) {
  return (
    <ul className="link-list">
      {entries.map(getLink).map(({ href, name }) => (
        <li key={`${href} ${name}`}>
          <a href={href} {...newTab(href)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}) as <T>(props: LinkListProps<T>) => ReactNode;
