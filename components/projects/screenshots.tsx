import type { Project } from '@/lib/content/content';
import { getImageSize } from '@/lib/content/images';
import { Section } from '../ui/section';
import { ZoomableImage } from '../ui/zoomable-image';

/** What the project looks like. */
export function Screenshots({ screenshots }: { screenshots: NonNullable<Project['screenshots']> }) {
  if (screenshots.length === 0) return null;
  return (
    <Section title="Screenshots">
      <ul className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {screenshots.map((screenshot, index) => (
          <li key={screenshot.src} className="md:first:col-span-2">
            <ZoomableImage id={`screenshot-${index + 1}`} {...screenshot} {...getImageSize(screenshot.src)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
