import { Icon } from '../ui/icon';
import { Logo } from './logo';
import { SiteNav } from './site-nav';

interface SiteHeaderProps {
  path: string;
  name: string;
}

/** 60px at the top of every page: logo, site name, and the menu or the button that opens it. */
export function SiteHeader({ path, name }: SiteHeaderProps) {
  return (
    <header className="[view-transition-name:site-header] sticky top-0 z-40 h-(--header-height) border-line border-b bg-ground/90 backdrop-blur-md">
      <div className="page-width flex h-full items-center justify-between gap-4">
        <a href="/" className="flex items-center gap-2.5 font-semibold tracking-tight hover:text-accent-ink">
          <Logo />
          {name}
        </a>
        <button
          type="button"
          popoverTarget="site-nav"
          aria-label="Menu"
          className="-mr-2 grid size-11 place-items-center rounded-lg text-ink-soft hover:text-ink md:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
        <SiteNav path={path} />
      </div>
    </header>
  );
}
