import type { Project } from '@/lib/content/content';
import { Section } from '../ui/section';

/** What it is built with, by category. */
export function TechStack({ groups }: { groups: Project['technologyGroups'] }) {
  return (
    <Section title="Tech Stack">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2">
        {groups.map(({ category, technologies }) => (
          <section key={category} aria-label={category} className="space-y-4">
            <h3 className="border-line border-b pb-2 font-semibold">{category}</h3>
            <dl className="space-y-3">
              {technologies.map(({ name, description }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  {description && <dd className="text-caption text-ink-soft">{description}</dd>}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  );
}
