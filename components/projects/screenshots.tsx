import { getImageSize } from '@/lib/content/images';
import type { Project } from '@/lib/projects/projects';
import { Lightbox } from '../ui/page/lightbox';
import { Section } from '../ui/page/section';

interface Sized extends Record<'src' | 'alt' | 'caption', string> {
  width: number;
  height: number;
}

export async function Screenshots({ screenshots }: { screenshots: NonNullable<Project['screenshots']> }) {
  if (screenshots.length === 0) return null;
  const sized = await Promise.all(
    screenshots.map(async (screenshot) => ({ ...screenshot, ...(await getImageSize(screenshot.src)) })),
  );
  return (
    <Section title="Screenshots">
      <ul
        tabIndex={0}
        aria-label="Screenshots"
        className="relative grid snap-x gap-6 overflow-x-auto overscroll-x-contain not-print:max-md:auto-cols-[85%] not-print:max-md:grid-flow-col md:grid-cols-3 md:overflow-visible print:grid-cols-2 print:overflow-visible"
      >
        {sized.map((screenshot, index) => (
          <li key={screenshot.src} className="min-w-0 snap-start md:first:col-span-2 md:first:row-span-2">
            <Screenshot screenshot={screenshot} id={`screenshot-${index + 1}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Screenshot({ screenshot, id }: { screenshot: Sized; id: string }) {
  const { caption, alt, ...image } = screenshot;
  return (
    <figure>
      <button
        type="button"
        popoverTarget={id}
        className="neatline w-[calc(100%-8px)] cursor-zoom-in hover:border-violet"
      >
        <span className="sr-only" data-markdown="skip">
          Enlarge:{' '}
        </span>
        <img {...image} alt={alt} loading="lazy" decoding="async" className="h-auto w-full" />
      </button>
      <figcaption className="mt-3 text-caption text-soft">{caption}</figcaption>
      <Lightbox id={id} title={caption}>
        <section tabIndex={0} aria-label="Picture" className="lightbox-picture neatline">
          <img {...image} alt={alt} loading="lazy" decoding="async" />
        </section>
      </Lightbox>
    </figure>
  );
}
