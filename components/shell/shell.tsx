import type { ReactNode } from 'react';
import { getProfile } from '@/lib/content/content';
import { getPage } from '@/lib/site/pages';
import { structuredData } from '@/lib/site/structured-data/graph';
import { PageScript } from './page-script';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Each page renders the shell with its path instead of sharing a layout, so that it needs no script. */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const profile = getProfile();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="-translate-y-20 fixed top-2 left-2 z-50 bg-violet-filled px-4 py-2 text-on-violet focus:translate-y-0"
      >
        Skip to content
      </a>
      <PageScript path={path} />
      <SiteHeader path={path} name={profile.name} />
      <main
        id="main"
        tabIndex={-1}
        data-unlisted={getPage(path)?.isListed === false || undefined}
        className="page-width flex-1 outline-none"
      >
        {children}
      </main>
      <SiteFooter profile={profile} />
      <StructuredData path={path} />
    </div>
  );
}

/** JSON-LD. Escaping < keeps the data from closing the script element. */
export function StructuredData({ path }: { path: string }) {
  const graph = structuredData(path);
  if (!graph) return null;
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
