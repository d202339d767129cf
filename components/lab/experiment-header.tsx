import { formatMonth } from '@/lib/dates';
import type { Experiment } from '@/lib/lab/experiments';
import { DocumentMark } from '../ui/badge';
import { NameList } from '../ui/name-list';
import { BackLink } from '../ui/page/back-link';
import { When } from '../ui/page/when';

export function ExperimentHeader({ experiment }: { experiment: Experiment }) {
  const { title, description, startDate, tags, mark } = experiment;
  return (
    <header className="log-row pt-8 pb-8">
      <When mark="end">{formatMonth(startDate)}</When>
      <div className="log-text space-y-4">
        <BackLink href="/lab">Back to Lab</BackLink>
        <h1 className="max-w-[18ch] text-page">{title}</h1>
        <p className="max-w-[52ch] font-serif text-lead">{description}</p>
        <div className="text-caption text-soft">
          <DocumentMark mark={mark} />
          <NameList names={tags.map(({ name }) => name)} />
        </div>
      </div>
    </header>
  );
}
