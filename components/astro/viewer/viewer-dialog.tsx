import type { ReactNode } from 'react';
import type { Picture } from '@/lib/astro/photo/picture';

interface ViewerDialogProps {
  id: string;
  title: string;
  pictures: Picture[];
  /** Address of the file to open if the viewer fails to load. */
  largest?: string;
  tools?: ReactNode;
  hasLabels?: boolean;
  children: ReactNode;
  footer: ReactNode;
}

/** A closed viewer for the whole window. `dialog-client.ts` opens it as a modal dialog, which traps the focus. */
export function ViewerDialog(props: ViewerDialogProps) {
  const { id, title, pictures, largest, tools, hasLabels, children, footer } = props;
  const files = pictures.map(({ folder, width, height, widths, tiles }) => ({ folder, width, height, widths, tiles }));
  return (
    <dialog
      id={id}
      aria-label={title}
      data-pictures={JSON.stringify(files)}
      data-largest={largest}
      className="viewer m-0 size-full max-h-none max-w-none bg-ground text-ink"
    >
      <div className="flex size-full flex-col bg-ground">
        <header className="flex flex-wrap items-center gap-2 p-2 sm:px-4">
          <h2 className="min-w-0 grow basis-0 truncate px-1 font-medium font-sans">{title}</h2>
          <div className="order-1 flex w-full flex-wrap items-center gap-2 md:order-none md:w-auto">
            <ToolButton shortcut="-" label="Zoom out">
              −
            </ToolButton>
            <ToolButton shortcut="+" label="Zoom in">
              +
            </ToolButton>
            <ToolButton shortcut="0">Fit</ToolButton>
            {tools}
          </div>
          <ToolButton shortcut="Escape">Close</ToolButton>
        </header>
        <div
          role="group"
          aria-roledescription="zoomable picture"
          aria-label={title}
          aria-describedby={`${id}-help`}
          tabIndex={0}
          className="relative min-h-40 grow overflow-hidden -outline-offset-2"
        >
          <div data-stage="" className="absolute inset-0" />
          {children}
        </div>
        <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 px-3 py-2 text-caption text-soft sm:px-5">
          {footer}
          <p id={`${id}-help`}>
            <span className="pointer-coarse:hidden">
              Scroll to zoom, drag to pan. Keys: + − 0, arrows{hasLabels && ', L for labels'}.
            </span>
            <span className="pointer-fine:hidden">Pinch or double-tap to zoom, drag to pan.</span>
          </p>
        </footer>
      </div>
    </dialog>
  );
}

interface ToolButtonProps {
  shortcut: '-' | '+' | '0' | 'l' | 'Escape';
  children: ReactNode;
  label?: string;
  pressed?: boolean;
}

export function ToolButton({ shortcut, children, label, pressed }: ToolButtonProps) {
  return (
    <button
      type="button"
      data-key={shortcut}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className="grid min-h-11 min-w-11 place-items-center rounded-card border border-rule bg-plate px-3 transition-colors hover:border-violet hover:text-violet-text aria-pressed:border-violet aria-pressed:bg-hairline"
    >
      {children}
    </button>
  );
}
