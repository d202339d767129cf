import type { ReactNode } from 'react';
import { getProfile } from '@/lib/content/content';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { StructuredData } from './structured-data';

interface ShellProps {
  /** Address of the page, which marks its menu entry. */
  path: string;
  children: ReactNode;
}

/**
 * Header, landmarks and footer around a page. Each page renders it with its own address, so the
 * current entry is marked while the page is built and the shell needs no script.
 */
export function Shell({ path, children }: ShellProps) {
  const profile = getProfile();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="-translate-y-20 fixed top-2 left-2 z-50 rounded-lg bg-accent-fill px-4 py-2 text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader path={path} name={profile.name} />
      <main id="main" tabIndex={-1} className="page-width flex-1 pb-20 outline-none">
        {children}
      </main>
      <SiteFooter profile={profile} />
      <StructuredData path={path} />
    </div>
  );
}
