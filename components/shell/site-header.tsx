import { Menu, Search, X } from 'lucide-react';
import { getProfile } from '@/lib/content/content';
import { SEARCH_PATH } from '@/lib/sections';
import { drawLogo } from '@/lib/site/icons/icon-svg';
import { menu } from '@/lib/site/sections';
import { version } from '@/package.json';

/** Letters of the entries and of the name. With more, a narrow screen may have no room for the name. */
const MAX_LETTERS = 79;

export function SiteHeader({ path, name }: { path: string; name: string }) {
  const isLong = [name, ...menu.map(({ label }) => label)].join('').length > MAX_LETTERS;
  return (
    <header className="group/header [view-transition-name:site-header] sticky top-0 z-40 h-(--header-height) border-hairline border-b bg-ground">
      <div className="page-width flex h-full items-center gap-1 lg:gap-4">
        <a
          href="/"
          className="mr-auto flex min-w-0 items-center gap-2.5 font-serif text-[min(1.25rem,5.5vw)]/tight hover:text-violet-text md:whitespace-nowrap md:max-lg:text-base"
        >
          <Logo />
          {isLong ? (
            <span className="overflow-hidden text-ellipsis max-md:line-clamp-2 md:max-lg:sr-only">{name}</span>
          ) : (
            name
          )}
        </a>
        <button
          type="button"
          popoverTarget="site-nav"
          aria-label="Menu"
          className="-mr-2 order-1 grid size-11 place-items-center text-soft hover:text-ink md:hidden"
        >
          <Menu className="size-6 group-has-open/header:hidden" />
          <X className="hidden size-6 group-has-open/header:block" />
        </button>
        <SiteNav path={path} isLong={isLong} />
        <a
          href={SEARCH_PATH}
          aria-label="Search"
          data-open-search=""
          aria-current={path === SEARCH_PATH ? 'page' : undefined}
          className="grid size-11 place-items-center text-soft hover:text-ink md:-mr-2.5"
        >
          <Search className="size-6" />
        </a>
      </div>
    </header>
  );
}

export function SiteNav({ path, isLong }: { path: string; isLong: boolean }) {
  const { release = [] } = getProfile();
  return (
    <nav id="site-nav" popover="auto" aria-label="Main" className="site-nav">
      <ul className="flex flex-col gap-1 md:flex-row md:gap-0 lg:gap-1">
        {menu.map((entry) => (
          <li key={entry.path}>
            <a
              href={entry.path}
              aria-current={entry.path === path ? 'page' : undefined}
              className={isLong ? 'site-nav-link site-nav-long' : 'site-nav-link'}
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap gap-x-2 gap-y-1 text-caption text-dim md:hidden">
        <span className="text-soft">v{version}</span>
        {release.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    </nav>
  );
}

function Logo() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="size-6 shrink-0 text-violet-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: drawLogo('currentColor') }}
    />
  );
}
