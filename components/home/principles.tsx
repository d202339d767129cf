import type { Profile } from '@/lib/content/content';
import { Section } from '../ui/section';

/** How the owner works, one conviction a column. */
export function Principles({ principles }: { principles: Profile['principles'] }) {
  return (
    <Section title="How I Work">
      <ul className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
        {principles.map(({ title, description }) => (
          <li key={title} className="space-y-3">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
