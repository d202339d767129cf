import type { MouseEvent } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import { createFileName, writeCsv, writeJson } from '@/lib/dev-stats/charts/files';
import { DEFINITION_GROUPS, type Definition, type DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { saveFile } from '../../ui/save-file';
import { DefinitionFacts } from '../definitions/definition-facts';

const DEFINITIONS: Definition[] = DEFINITION_GROUPS.flatMap((group) => [...group.definitions]);

interface PanelMenuProps {
  title: string;
  table: DataTable | undefined;
  definitions: readonly DefinitionId[];
  onShowTable(): void;
}

export default function PanelMenu({ title, table, definitions, onShowTable }: PanelMenuProps) {
  return (
    <>
      {table && table.rows.length > 0 ? (
        <TableItems title={title} table={table} onShow={onShowTable} />
      ) : (
        <p className="text-caption text-soft">No figures yet.</p>
      )}
      {definitions.map((id) => (
        <DefinitionItem key={id} id={id} isOpen={definitions.length === 1} />
      ))}
    </>
  );
}

function aboutPanel(title: string, button: HTMLElement) {
  const mark = document.querySelector('[data-file=demo]')?.textContent;
  const notes = [...(button.closest('section')?.querySelectorAll('[data-file=about]') ?? [])];
  const texts = [mark, title, ...notes.map(({ textContent }) => textContent.trim())];
  return { isDemo: mark !== undefined, text: texts.filter(Boolean).join(' · ') };
}

interface TableItemsProps {
  title: string;
  table: DataTable;
  onShow(): void;
}

function TableItems({ title, table, onShow }: TableItemsProps) {
  const actions = {
    Table(button: HTMLElement) {
      button.closest<HTMLElement>('[popover]')?.hidePopover();
      onShow();
    },
    CSV(button: HTMLElement) {
      // Spreadsheets read UTF-8 only after a byte order mark.
      save(button, `\uFEFF${writeCsv(table)}`, 'csv');
    },
    JSON(button: HTMLElement) {
      save(button, writeJson(table, { title, about: aboutPanel(title, button).text }), 'json');
    },
  };

  function save(button: HTMLElement, text: string, extension: 'csv' | 'json') {
    const name = aboutPanel(title, button).isDemo ? `${title} demo data` : title;
    const type = { csv: 'text/csv', json: 'application/json' }[extension];
    saveFile(new Blob([text], { type }), createFileName(name, extension));
  }

  return (
    <p className="-mx-3 flex">
      {Object.entries(actions).map(([name, act]) => (
        <button
          key={name}
          type="button"
          aria-label={`${title}, ${name}`}
          onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => act(currentTarget)}
          className="min-h-11 px-3 text-left text-violet-text hover:bg-hairline"
        >
          {name}
        </button>
      ))}
    </p>
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
    </details>
  );
}
