import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { useOnDemand } from '../../ui/use-on-demand';
import type { ExportedTables } from './exported';

const load = () => import('./export-menu').then(({ ExportMenu }) => ExportMenu);

export function ExportButton({ title, tables }: { title: string; tables: ExportedTables }) {
  const { Popover, open, close, triggerProps } = useOnDemand(load);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        {...triggerProps}
        ref={button}
        type="button"
        aria-label={`Export: ${title}`}
        onClick={() => void open().catch(() => undefined)}
        className="inline-grid size-8 shrink-0 place-items-center rounded-lg text-ink-faint hover:bg-raised hover:text-ink"
      >
        <Ellipsis />
      </button>
      {Popover && <Popover title={title} tables={tables} trigger={button} onClose={close} />}
    </>
  );
}
