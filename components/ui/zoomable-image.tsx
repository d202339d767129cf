import { BUTTON_CLASS } from './links';

interface ZoomableImageProps extends Record<'id' | 'src' | 'alt' | 'caption', string> {
  width: number;
  height: number;
}

/** Opens a large image in a popover, which needs no script, closes on Escape and restores the focus. */
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
        <section tabIndex={0} aria-label="Picture" className="lightbox-picture">
          <img {...image} alt={image.alt} loading="lazy" decoding="async" />
        </section>
        <div className="flex items-center justify-between gap-6">
          <p className="text-caption text-ink-soft">{caption}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: sets the initial focus of the popover
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
