import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { pressKey, type Stage, showAll, zoomBy } from './stage';

interface ViewerDialogProps {
  title: string;
  stage: Stage | undefined;
  onClose(): void;
  tools?: ReactNode;
  onLabels?: (() => void) | undefined;
  children: ReactNode;
  footer: ReactNode;
}

/** A viewer over the whole window. The browser keeps the focus in a modal dialog and returns it at the end. */
export function ViewerDialog(props: ViewerDialogProps) {
  const { title, stage, onClose, tools, onLabels, children, footer } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    element?.querySelector<HTMLElement>('[role=group]')?.focus();
    return () => element?.close();
  }, []);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || usesKeys(event.target)) return;
    const isLabels = onLabels && event.key.toLowerCase() === 'l';
    if (isLabels) onLabels();
    if (isLabels || (stage && pressKey(stage, event.key))) event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={press}
      className="viewer m-0 size-full max-h-none max-w-none bg-ground text-ink"
    >
      <div className="flex size-full flex-col bg-ground">
        <header className="flex flex-wrap items-center gap-2 p-2 sm:px-4">
          <h2 className="min-w-0 grow basis-0 truncate px-1 font-medium font-sans">{title}</h2>
          <div className="order-1 flex w-full flex-wrap items-center gap-2 md:order-none md:w-auto">
            <ToolButton label="Zoom out" onClick={() => stage && zoomBy(stage, 2 / 3)}>
              −
            </ToolButton>
            <ToolButton label="Zoom in" onClick={() => stage && zoomBy(stage, 1.5)}>
              +
            </ToolButton>
            <ToolButton onClick={() => stage && showAll(stage)}>Fit</ToolButton>
            {tools}
          </div>
          <ToolButton onClick={() => dialog.current?.close()}>Close</ToolButton>
        </header>
        <div
          role="group"
          aria-roledescription="zoomable picture"
          aria-label={title}
          aria-describedby="viewer-help"
          tabIndex={0}
          className="relative min-h-0 grow overflow-hidden -outline-offset-2"
        >
          {children}
        </div>
        <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 px-3 py-2 text-caption text-soft sm:px-5">
          {footer}
          <p id="viewer-help">
            <span className="pointer-coarse:hidden">
              Scroll to zoom, drag to pan. Keys: + − 0, arrows{onLabels && ', L for labels'}.
            </span>
            <span className="pointer-fine:hidden">Pinch or double-tap to zoom, drag to pan.</span>
          </p>
        </footer>
      </div>
    </dialog>
  );
}

function usesKeys(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

interface ToolButtonProps {
  children: ReactNode;
  label?: string;
  pressed?: boolean;
  onClick(): void;
}

export function ToolButton({ children, label, pressed, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="grid min-h-11 min-w-11 place-items-center rounded-card border border-rule bg-plate px-3 transition-colors hover:border-violet hover:text-violet-text aria-pressed:border-violet aria-pressed:bg-hairline"
    >
      {children}
    </button>
  );
}
