import { useState, useSyncExternalStore } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import { csvOf, fileNameOf, jsonOf } from '@/lib/dev-stats/charts/files';
import { fixedAddress } from '@/lib/dev-stats/rules/date-range';
import { AnchoredPopover, type AnchoredProps } from '../../ui/anchored-popover';
import { saveFile } from '../../ui/save-file';
import { usePeriod } from '../period';
import type { ExportedTables } from './exported';

const ITEM = 'min-h-11 rounded-lg px-3 text-left text-accent-ink hover:bg-line';

interface ExportMenuProps extends AnchoredProps {
  title: string;
  tables: ExportedTables;
}

export function ExportMenu({ title, tables, ...anchored }: ExportMenuProps) {
  const offered = useSyncExternalStore(tables.subscribe, tables.list);
  const panel = anchored.trigger.current?.closest('section');
  const notes = [...(panel?.querySelectorAll('[data-file=about]') ?? [])].map(({ textContent }) => textContent.trim());
  const describe = (table: string) => [title, ...notes].filter((text) => text && text !== table).join(' · ');
  return (
    <AnchoredPopover {...anchored} label={`Export: ${title}`}>
      <ul className="space-y-3">
        {offered.map((table) => (
          <li key={table.title}>
            <Files table={table} about={describe(table.title)} />
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p className="text-caption text-ink-soft">No figures to export.</p>}
      <CopyLink />
    </AnchoredPopover>
  );
}

interface FilesProps {
  table: DataTable;
  about: string;
}

function Files({ table, about }: FilesProps) {
  const { title } = table;
  const save = (text: string, type: string, extension: string) =>
    saveFile(new Blob([text], { type }), fileNameOf(title, extension));
  // Spreadsheets read UTF-8 only after a byte order mark.
  const saveCsv = () => save(`\uFEFF${csvOf(table)}`, 'text/csv', 'csv');
  return (
    <>
      <p className="text-caption text-ink-faint">{title}</p>
      <p className="flex">
        <FileButton title={title} type="CSV" onPress={saveCsv} />
        <FileButton title={title} type="JSON" onPress={() => save(jsonOf(table, about), 'application/json', 'json')} />
      </p>
    </>
  );
}

function FileButton({ title, type, onPress }: { title: string; type: string; onPress(): void }) {
  return (
    <button type="button" aria-label={`${title}, ${type}`} onClick={onPress} className={ITEM}>
      {type}
    </button>
  );
}

const COPY_TEXTS = { ready: 'Copy link', done: 'Link copied', failed: 'The browser did not allow it' };

function CopyLink() {
  const [state, setState] = useState<keyof typeof COPY_TEXTS>('ready');
  const range = usePeriod();

  async function copy() {
    try {
      await navigator.clipboard.writeText(fixedAddress(window.location.href, range));
      setState('done');
    } catch {
      setState('failed');
    }
  }

  return (
    <button type="button" onClick={copy} className={`mt-2 w-full border-line border-t ${ITEM}`}>
      {COPY_TEXTS[state]}
      <span role="status" className="sr-only">
        {state !== 'ready' && COPY_TEXTS[state]}
      </span>
    </button>
  );
}
