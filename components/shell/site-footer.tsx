import type { Profile } from '@/lib/content/content';
import { isPreview } from '@/lib/deployment';
import { env } from '@/lib/env';
import { builtCommit } from '@/lib/site/commit';
import { SHOWN_SECTIONS } from '@/lib/site/sections';
import { newTab } from '../ui/links';

export function SiteFooter({ profile }: { profile: Profile }) {
  const links = [
    ...SHOWN_SECTIONS.flatMap(({ content }) => content.footer?.() ?? []),
    { label: profile.network.name, href: profile.network.url },
  ];
  return (
    <footer className="border-line border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-caption text-ink-faint">
        <p>
          {profile.name}, {profile.location}
        </p>
        <PreviewMark />
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="py-2 hover:text-ink" {...newTab(href)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

export function PreviewMark() {
  if (!isPreview(env.deployEnv)) return null;
  const commit = builtCommit();
  return (
    <p className="rounded-full border border-line px-3 py-1 text-ink-soft">
      {commit ? `Preview of commit ${commit}` : 'Preview'}
    </p>
  );
}
