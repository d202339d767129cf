import { ArrowRight } from 'lucide-react';
import { formatMonth } from '@/lib/dates';
import type { Experiment } from '@/lib/lab/experiments';
import { Prose } from '../mdx/prose';
import { DocumentMark } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { NothingYet } from '../ui/empty-result';
import { NameList } from '../ui/name-list';
import { Section } from '../ui/page/section';
import { When } from '../ui/page/when';
import { SightThumbnail } from './sight-thumbnail';

export function ExperimentList({ experiments }: { experiments: Experiment[] }) {
  if (experiments.length === 0)
    return (
      <div className="log-row">
        <NothingYet />
      </div>
    );
  return experiments.map(({ name, title, description, startDate, tags, mark, board, body }) => (
    <Section
      key={name}
      id={name}
      title={title}
      note={<NameList names={tags.map((tag) => tag.name)} />}
      when={<When mark="end">{formatMonth(startDate)}</When>}
    >
      <DocumentMark mark={mark} />
      <p className="mb-4 max-w-[58ch] font-serif text-[1.125rem] md:text-[1.375rem]/[1.4]">{description}</p>
      {board ? (
        <>
          <div className="mb-4 grid justify-items-start gap-5">
            <SightThumbnail />
            <ButtonLink href={`/lab/${name}`} icon={ArrowRight} variant="primary">
              Try it
            </ButtonLink>
          </div>
          <details>
            <summary className="cursor-pointer py-2 text-soft hover:text-ink">What I found</summary>
            <Prose markdown={body.raw} />
          </details>
        </>
      ) : (
        <Prose markdown={body.raw} />
      )}
    </Section>
  ));
}
