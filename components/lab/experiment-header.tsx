import { ArrowLeft } from 'lucide-react';
import { formatMonth } from '@/lib/dates';
import type { Experiment } from '@/lib/lab/experiments';
import { BadgeList } from '../ui/badge';
import { DocumentMark } from '../ui/page/document-mark';

export function ExperimentHeader({ experiment }: { experiment: Experiment }) {
  const { title, description, startDate, tags, mark } = experiment;
  return (
    <header className="space-y-6 pt-10 pb-12">
      <a href="/lab" className="inline-flex items-center gap-2 py-1 text-ink-soft hover:text-ink print:hidden">
        <ArrowLeft />
        All experiments
      </a>
      <h1 className="max-w-[18ch] text-page">{title}</h1>
      <p className="max-w-[60ch] text-ink-soft text-lead">{description}</p>
      <div className="flex flex-wrap items-center gap-4">
        <DocumentMark mark={mark} />
        <span className="text-caption text-ink-faint tabular-nums">{formatMonth(startDate)}</span>
        <BadgeList names={tags.map(({ name }) => name)} />
      </div>
    </header>
  );
}
