import type { Accent } from '../../content/schema/accents';
import type { DataTable } from './chart';

/** Outlines around 0,0, told apart without color. */
export const SHAPES = {
  bar: 'M0,-6V6',
  cross: 'M-3,-4L3,4M-3,4L3,-4',
  ring: 'M-3,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0',
  dash: 'M-3,0H3',
} as const;

export type TickKinds<Kind extends string> = Record<Kind, { name: string; color: Accent; shape: keyof typeof SHAPES }>;

export interface TickStrip<Kind extends string> {
  name: string;
  /** Oldest first; at most 60 fit on a phone. The label is unique, such as "Nov 21, 2026, 8:30 AM UTC, 5.0 min". */
  ticks: readonly { kind: Kind; label: string }[];
}

export function stripTable<Kind extends string>(
  title: string,
  header: string,
  strips: readonly TickStrip<Kind>[],
  kinds: TickKinds<Kind>,
): DataTable {
  const rows = strips.flatMap(({ name, ticks }) => ticks.map(({ kind, label }) => [label, name, kinds[kind].name]));
  return { title, columns: [header, 'Name', 'Result'], rows };
}
