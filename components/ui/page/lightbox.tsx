import type { ReactNode } from 'react';
import { BUTTON_CLASS } from '../links';
import './lightbox.css';

interface LightboxProps {
  /** The `popoverTarget` of the buttons that open it. */
  id: string;
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A popover needs no script, closes on Escape and restores the focus. */
export function Lightbox({ id, title, note, children }: LightboxProps) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className="lightbox">
      <div className="flex items-start justify-between gap-6">
        <div>
          <p className="line-clamp-2 font-serif text-title">{title}</p>
          {note && <p className="max-w-[80ch] text-caption text-soft max-md:hidden">{note}</p>}
        </div>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: sets the initial focus of the popover
          autoFocus
          className={BUTTON_CLASS.link}
        >
          Close
        </button>
      </div>
      {children}
    </div>
  );
}
