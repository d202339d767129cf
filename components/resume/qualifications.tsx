import type { ReactNode } from 'react';
import type { Profile, ResumeOverview } from '@/lib/content/content';
import {
  activityLists,
  describeEntry,
  describeStudy,
  listEntries,
  listSkills,
  type ResumeRow,
} from '@/lib/resume/lists';
import { PARTS } from '@/lib/resume/parts';
import { describeSchool, impactFigures, nameDegree } from '@/lib/resume/sources';
import type { ResumeActivity } from '@/lib/section';
import { slugify } from '@/lib/slug';
import { newTab } from '../ui/links';

interface QualificationsProps {
  resume: ResumeOverview;
  stats: Profile['stats'];
  activities: ResumeActivity[];
}

export function Qualifications({ resume, stats, activities }: QualificationsProps) {
  const { competencies, education, certifications, markets } = resume;
  return (
    <div className="space-y-5 max-xl:not-print:pb-5 lg:max-xl:not-print:pb-9 lg:space-y-9 print:space-y-3.5">
      <Entries title="Core Competencies" entries={listSkills(competencies).map(([title, note]) => ({ title, note }))} />
      <Entries
        title="Education"
        entries={education.map((entry) => ({
          title: nameDegree(entry),
          note: describeSchool(entry),
          notes: describeStudy(entry),
        }))}
      />
      <Entries
        title="Certifications"
        entries={certifications.map((entry) => formatRow(describeEntry(PARTS.certifications, entry)))}
      />
      <Impact ids={resume.impact} stats={stats} />
      <Entries
        title="Market Verticals"
        entries={markets.map(({ name, description }) => ({ title: name, note: description }))}
      />
      {[...activityLists(activities), ...listEntries(resume)].map(({ heading, path, rows }) => (
        <Entries
          key={heading}
          title={heading}
          entries={rows.map(formatRow)}
          more={path ? { href: path, text: `All ${heading.toLowerCase()}` } : undefined}
        />
      ))}
    </div>
  );
}

function Impact({ ids, stats }: { ids: string[]; stats: Profile['stats'] }) {
  if (ids.length === 0) return null;
  return (
    <Part title="Quantified Impact">
      <dl className="grid grid-cols-2 gap-4 sm:max-xl:grid-cols-4">
        {impactFigures(ids, stats).map(({ id, value, unit }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end gap-1 print:flex-row-reverse print:items-baseline print:gap-1.5"
          >
            <dt className="text-caption leading-tight text-soft">{unit}</dt>
            <dd className="figures text-[1.75rem] leading-tight xl:text-[2.25rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={slugify(title)} className="group space-y-3 print:space-y-1.5">
      <h2
        id={slugify(title)}
        className="border-hairline border-t pt-6 text-title max-xl:pt-4 xl:group-first:border-0 xl:group-first:pt-1.5 print:border-0 print:pt-0"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

interface EntriesProps {
  title: string;
  entries: { title: string; note: string; notes?: string[]; href?: string | undefined }[];
  more?: { href: string; text: string } | undefined;
}

function formatRow({ name, issuer, date, notes, href }: ResumeRow) {
  return { title: name, note: [issuer, date].filter(Boolean).join(', '), notes, href };
}

function Entries({ title, entries, more }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-2.5 md:gap-y-3.5 md:max-xl:grid-cols-2 print:block print:space-y-0.5">
        {entries.map((entry) => (
          <li key={`${entry.title}, ${entry.note}`} className="print:break-inside-avoid">
            <h3
              id={slugify(`${title} ${entry.title}`)}
              className="font-medium font-sans tracking-normal print:mr-2 print:inline"
            >
              {entry.href ? (
                <a href={entry.href} className="log-link" {...newTab(entry.href)}>
                  {entry.title}
                </a>
              ) : (
                entry.title
              )}
            </h3>
            {[entry.note, ...(entry.notes ?? [])].filter(Boolean).map((note) => (
              <p
                key={note}
                className="whitespace-pre-line text-caption text-soft not-print:max-md:text-[0.875rem]/[1.4] print:inline"
              >
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {more && (
        <p className="text-caption print:hidden">
          <a href={more.href} className="log-link">
            {more.text}
          </a>
        </p>
      )}
    </Part>
  );
}
