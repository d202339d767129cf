import { MENU } from '@/lib/site/routes';
import { VersionBadge } from './version-badge';

/**
 * The menu: a bar on wide screens, on small ones a drawer that the platform's popover opens, closes
 * on Escape and gives the focus back from. Choosing a link loads its page, and with it a closed drawer.
 */
export function SiteNav({ path }: { path: string }) {
  return (
    <nav id="site-nav" popover="auto" aria-label="Main" className="site-nav">
      <ul className="flex flex-col gap-1 md:flex-row md:gap-0 lg:gap-1">
        {MENU.map((entry) => (
          <li key={entry.path}>
            <a href={entry.path} aria-current={entry.path === path ? 'page' : undefined} className="site-nav-link">
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-auto md:hidden">
        <VersionBadge />
      </div>
    </nav>
  );
}
