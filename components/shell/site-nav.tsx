import { getProfile } from '@/lib/content/content';
import { menu } from '@/lib/site/sections';
import { version } from '@/package.json';

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
