import { BUTTON_CLASS } from './button-link';

interface ZoomableImageProps {
  /** Unique on the page. */
  id: string;
  src: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
}

/**
 * An image that opens as large as the screen allows. The platform's popover does it: no script, Escape
 * and a click beside it close it, and the focus comes back.
 */
export function ZoomableImage({ id, caption, ...image }: ZoomableImageProps) {
  return (
    <figure className="space-y-3">
      <button type="button" popoverTarget={id} className="block w-full cursor-zoom-in rounded-card">
        <span className="sr-only">Enlarge: </span>
        <img
          {...image}
          alt={image.alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-card border border-line transition-colors hover:border-accent"
        />
      </button>
      <figcaption className="max-w-prose text-caption text-ink-soft">{caption}</figcaption>
      <div id={id} popover="auto" role="dialog" aria-label={caption} className="lightbox">
        <img {...image} alt={image.alt} loading="lazy" decoding="async" />
        <div className="flex items-center justify-between gap-6">
          <p className="text-caption text-ink-soft">{caption}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: in a popover it says where the focus goes when it opens
            autoFocus
            className={BUTTON_CLASS.quiet}
          >
            Close
          </button>
        </div>
      </div>
    </figure>
  );
}
