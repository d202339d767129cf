import { createContext, type RefObject, useEffect, useId } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';

export interface Exported {
  table: DataTable;
  /** With the chart in it. Without one, the drawing of the panel is offered, if it has one. */
  figure?: RefObject<HTMLElement | null> | undefined;
}

export type ExportedParts = ReturnType<typeof createExportedParts>;

/** What a panel offers as files, by the id of the part that shows it. Its menu subscribes: figures may arrive later. */
export function createExportedParts() {
  const byId = new Map<string, Exported>();
  const listeners = new Set<() => void>();
  let list: readonly Exported[] = [];
  let isOpened = false;
  return {
    /** Called when the menu first opens: what is only for files is drawn then. */
    open() {
      isOpened = true;
      for (const listener of listeners) listener();
    },
    isOpened: () => isOpened,
    set(id: string, part: Exported | undefined) {
      if (part) byId.set(id, part);
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

export const ExportContext = createContext(createExportedParts());

/** Offers a table in the menu of a panel. A table without rows is not offered. */
export function useExported(
  parts: ExportedParts,
  table: DataTable | undefined,
  figure?: RefObject<HTMLElement | null>,
): void {
  const id = useId();
  useEffect(() => {
    parts.set(id, table && table.rows.length > 0 ? { table, figure } : undefined);
  });
  useEffect(() => () => parts.set(id, undefined), [parts, id]);
}
