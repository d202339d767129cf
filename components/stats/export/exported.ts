import { createContext, useEffect, useId } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';

export type ExportedTables = ReturnType<typeof createExportedTables>;

/** What a panel offers as files, by the id of the part that shows it. Its menu subscribes: figures may arrive later. */
export function createExportedTables() {
  const byId = new Map<string, DataTable>();
  const listeners = new Set<() => void>();
  let list: readonly DataTable[] = [];
  return {
    set(id: string, table: DataTable | undefined) {
      if (table) byId.set(id, table);
      else byId.delete(id);
      list = [...byId.values()];
      for (const listener of listeners) listener();
    },
    list: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const ExportContext = createContext(createExportedTables());

/** Offers a table in the menu of a panel. A table without rows is not offered. */
export function useExported(tables: ExportedTables, table: DataTable | undefined): void {
  const id = useId();
  useEffect(() => {
    tables.set(id, table && table.rows.length > 0 ? table : undefined);
  });
  useEffect(() => () => tables.set(id, undefined), [tables, id]);
}
