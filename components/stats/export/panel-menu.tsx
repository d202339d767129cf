import { useSyncExternalStore } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import { createFileName, writeCsv, writeJson } from '@/lib/dev-stats/charts/files';
import { DEFINITION_GROUPS, type Definition, type DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { AnchoredPopover, type AnchoredProps } from '../../ui/anchored-popover';
import { saveFile } from '../../ui/save-file';
import { DefinitionFacts } from '../definitions/definition-facts';
import type { ExportedTables } from './exported';

const ITEM = 'min-h-11 px-3 text-left text-violet-text hover:bg-hairline';
const DEFINITIONS: Definition[] = DEFINITION_GROUPS.flatMap((group) => [...group.definitions]);

interface PanelMenuProps extends AnchoredProps {
  title: string;
  tables: ExportedTables;
  definitions: readonly DefinitionId[];
  onOpen(table: string): void;
}

export function PanelMenu({ title, tables, definitions, onOpen, ...anchored }: PanelMenuProps) {
  const offered = useSyncExternalStore(tables.subscribe, tables.list);
  const about = aboutPanel(title, anchored.trigger.current);
  function show(table: string) {
    anchored.onClose();
    onOpen(table);
  }
  return (
    <AnchoredPopover {...anchored} label={`Options: ${title}`}>
      <ul>
        {offered.map((table) => (
          <li key={table.title}>
            <TableItems table={table} about={about} onShow={() => show(table.title)} />
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p className="text-caption text-soft">No figures yet.</p>}
      {definitions.map((id) => (
        <DefinitionItem key={id} id={id} isOpen={definitions.length === 1} />
      ))}
    </AnchoredPopover>
  );
}

interface About {
  isDemo: boolean;
  text: string;
}

function aboutPanel(title: string, button: HTMLElement | null): About {
  const mark = document.querySelector('[data-file=demo]')?.textContent;
  const notes = [...(button?.closest('section')?.querySelectorAll('[data-file=about]') ?? [])];
  const texts = [mark, title, ...notes.map(({ textContent }) => textContent.trim())];
  return { isDemo: mark !== undefined, text: texts.filter(Boolean).join(' · ') };
}

interface TableItemsProps {
  table: DataTable;
  about: About;
  onShow(): void;
}

function TableItems({ table, about, onShow }: TableItemsProps) {
  const { title } = table;
  const save = (text: string, type: string, extension: string) =>
    saveFile(new Blob([text], { type }), createFileName(about.isDemo ? `${title} demo data` : title, extension));
  const actions = {
    Table: onShow,
    // Spreadsheets read UTF-8 only after a byte order mark.
    CSV: () => save(`\uFEFF${writeCsv(table)}`, 'text/csv', 'csv'),
    JSON: () => save(writeJson(table, about.text), 'application/json', 'json'),
  };
  return (
    <>
      <p className="text-caption text-dim">{title}</p>
      <p className="-mx-3 flex">
        {Object.entries(actions).map(([name, act]) => (
          <button key={name} type="button" aria-label={`${title}, ${name}`} onClick={act} className={ITEM}>
            {name}
          </button>
        ))}
      </p>
    </>
  );
}

function DefinitionItem({ id, isOpen }: { id: DefinitionId; isOpen: boolean }) {
  const definition = DEFINITIONS.find((one) => one.id === id);
  if (!definition) return null;
  return (
    <details open={isOpen} className="border-hairline border-t">
      <summary className="min-h-11 cursor-pointer content-center">{definition.term}</summary>
      <p className="mb-3 text-soft">{definition.text}</p>
      <DefinitionFacts {...definition} />
      <a href={`/docs/statistics#${id}`} className="inline-flex min-h-11 items-center text-violet-text underline">
        More on the definitions page
      </a>
    </details>
  );
}
