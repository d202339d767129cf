import { ArrowUpRight } from 'lucide-react';
import type { Activity } from '@/lib/activities';
import { Prose } from '../mdx/prose';
import { Shell } from '../shell/shell';
import { DocumentMark } from '../ui/badge';
import { NothingYet } from '../ui/empty-result';
import { newTab } from '../ui/links';
import { PageHeader } from '../ui/page/page-header';

export function ActivityPage({ path, activities }: { path: string; activities: Activity[] }) {
  return (
    <Shell path={path}>
      <PageHeader path={path} />
      {[...Map.groupBy(activities, ({ group }) => group)].map(([group, members]) => (
        <Group key={group} heading={group} entries={members} />
      ))}
      {activities.length === 0 && <NothingYet />}
    </Shell>
  );
}

function Group({ heading, entries }: { heading: string; entries: Activity[] }) {
  return (
    <section
      aria-label={heading}
      className="grid grid-cols-1 gap-x-8 gap-y-6 border-hairline border-t py-8 sm:grid-cols-[6.5rem_minmax(0,1fr)] md:py-10"
    >
      <h2 className="figures text-dim text-title sm:sticky sm:top-24 sm:self-start">{heading}</h2>
      <ol className="divide-y divide-hairline">
        {entries.map((entry) => (
          <Entry key={entry.name} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { entry: Activity }) {
  const { name, where, place, when, description, body, links = [], mark } = entry;
  return (
    <li className="grid grid-cols-1 gap-x-12 gap-y-3 py-6 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,1fr)_16rem] print:break-inside-avoid">
      <div className="min-w-0 space-y-3">
        <h3 id={name} className="flex scroll-mt-24 flex-wrap items-center gap-x-3 gap-y-1 text-lead">
          <Title {...entry} />
          <DocumentMark mark={mark} />
        </h3>
        <p className="max-w-[60ch] text-soft">{description}</p>
        {body.raw.trim() && <Prose markdown={body.raw} />}
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            {links.map(({ label, href }) => (
              <a
                key={label}
                href={href}
                className="py-1 text-violet-text underline underline-offset-4"
                {...newTab(href)}
              >
                {label}
                <span className="sr-only"> of {entry.title}</span>
              </a>
            ))}
          </p>
        )}
      </div>
      <div className="text-caption max-lg:order-first max-lg:flex max-lg:flex-wrap max-lg:gap-x-3">
        <p className="font-medium">{where}</p>
        {place && <p className="text-soft">{place}</p>}
        <p className="text-dim tabular-nums">{when}</p>
      </div>
    </li>
  );
}

function Title({ title, href }: Activity) {
  if (!href) return title;
  return (
    <a href={href} className="group hover:text-violet-text" {...newTab(href)}>
      {`${title}\u00a0`}
      <ArrowUpRight className="inline text-dim group-hover:text-violet-text" />
    </a>
  );
}
