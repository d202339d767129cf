import type { Project } from '@/lib/content';
import { getImageSize } from '@/lib/images';
import { Section } from '../ui/section';

/** What the project looks like. */
export function Screenshots({ screenshots }: { screenshots: NonNullable<Project['screenshots']> }) {
  if (screenshots.length === 0) return null;
  return (
    <Section title="Screenshots">
      <ul className="grid gap-8 md:grid-cols-2">
        {screenshots.map(({ src, alt, caption }) => (
          <li key={src} className="md:first:col-span-2">
            <figure className="space-y-3">
              <img
                src={src}
                alt={alt}
                {...getImageSize(src)}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-card border border-line"
              />
              <figcaption className="max-w-prose text-caption text-ink-soft">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
