import type { Experiment } from '@/lib/content/content';
import { formatMonth } from '@/lib/dates';
import { Prose } from '../mdx/prose';
import { Badge } from '../ui/badge';
import { Section } from '../ui/section';

export function ExperimentList({ experiments }: { experiments: Experiment[] }) {
  return experiments.map((experiment) => (
    <Section
      key={experiment.name}
      id={experiment.name}
      title={experiment.title}
      note={
        <div className="space-y-3">
          <p className="tabular-nums">{formatMonth(experiment.startDate)}</p>
          <ul className="flex flex-wrap gap-1.5">
            {experiment.tags.map(({ name }) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <div className="space-y-6">
        <p className="max-w-[60ch] text-lead">{experiment.description}</p>
        <Prose markdown={experiment.body.raw} />
      </div>
    </Section>
  ));
}
