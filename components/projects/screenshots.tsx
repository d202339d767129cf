import type { Project } from '@/lib/content/content';
import { getImageSize } from '@/lib/content/images';
import { Section } from '../ui/section';
import { ZoomableImage } from '../ui/zoomable-image';

export async function Screenshots({ screenshots }: { screenshots: NonNullable<Project['screenshots']> }) {
  if (screenshots.length === 0) return null;
  const sized = await Promise.all(
    screenshots.map(async (screenshot) => ({ ...screenshot, ...(await getImageSize(screenshot.src)) })),
  );
  return (
    <Section title="Screenshots">
      <ul className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {sized.map((screenshot, index) => (
          <li key={screenshot.src} className="md:first:col-span-2">
            <ZoomableImage id={`screenshot-${index + 1}`} {...screenshot} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
