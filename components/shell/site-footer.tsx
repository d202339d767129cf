import type { Profile } from '@/lib/content/content';
import { readPublished } from '@/lib/content/published';
import { isPreview } from '@/lib/deployment';
import { env } from '@/lib/env';
import { builtCommit } from '@/lib/site/commit';
import { SHOWN_SECTIONS } from '@/lib/site/sections';
import { pluralize } from '@/lib/words';
import { newTab } from '../ui/links';

export function SiteFooter({ profile }: { profile: Profile }) {
  const links = [
    ...SHOWN_SECTIONS.flatMap(({ content }) => content.footer?.() ?? []),
    ...(profile.network ? [{ label: profile.network.name, href: profile.network.url }] : []),
  ];
  return (
    <footer className="border-hairline border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-caption text-dim">
        <p>{[profile.name, profile.location].filter(Boolean).join(', ')}</p>
        <PreviewMark />
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="py-2 text-soft hover:text-ink" {...newTab(href)}>
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
  const { todos } = readPublished();
  if (todos.length > 0) return <p className="text-soft">Draft: {pluralize(todos.length, 'text')} to write</p>;
  const commit = builtCommit();
  return <p className="text-soft">{commit ? `Preview of commit ${commit}` : 'Preview'}</p>;
}
