import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { useOnDemand } from '../../ui/use-on-demand';
import type { ExportedTables } from './exported';

const load = () => import('./panel-menu').then(({ PanelMenu }) => PanelMenu);

interface MenuButtonProps {
  title: string;
  tables: ExportedTables;
  definitions: readonly DefinitionId[];
  /** Called with the title of a table to show. */
  onOpen(table: string): void;
}

export function MenuButton({ title, ...menu }: MenuButtonProps) {
  const { Popover, open, close, triggerProps } = useOnDemand(load);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        {...triggerProps}
        ref={button}
        type="button"
        aria-label={`Options: ${title}`}
        onClick={() => void open().catch(() => undefined)}
        className="needs-script inline-grid size-8 shrink-0 place-items-center text-dim hover:text-ink"
      >
        <Ellipsis />
      </button>
      {Popover && <Popover title={title} {...menu} trigger={button} onClose={close} />}
    </>
  );
}
