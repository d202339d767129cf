import { createContext, type RefObject, useEffect, useId } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';

export interface Exported {
  table: DataTable;
  /** With the chart in it, if there is one. */
  figure?: RefObject<HTMLElement | null> | undefined;
}

/** What a panel offers as files, by the id of the part that shows it. */
export type ExportedParts = Map<string, Exported>;

export const ExportContext = createContext<ExportedParts | undefined>(undefined);

/** Offers a table in the menu of a panel. A table without rows is not offered. */
export function useExported(
  parts: ExportedParts | undefined,
  table: DataTable | undefined,
  figure?: RefObject<HTMLElement | null>,
): void {
  const id = useId();
  useEffect(() => {
    if (table && table.rows.length > 0) parts?.set(id, { table, figure });
    else parts?.delete(id);
  });
  useEffect(() => () => void parts?.delete(id), [parts, id]);
}
