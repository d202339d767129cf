import { capitalize } from '../../words';
import type { Axis } from './axis';

export type Values = readonly (number | null)[];

export interface Series {
  name: string;
  values: Values;
}

export interface Chart {
  unit: string;
  axis: Axis;
  series: readonly Series[];
}

type Format = (value: number) => string;

export interface DataTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

export function toTable({ unit, axis, series }: Chart): DataTable {
  const heading = ({ name }: Series) => (series.length === 1 ? capitalize(unit) : `${name}, ${unit}`);
  return {
    columns: [axis.header, ...series.map(heading)],
    rows: axis.keys.map((key, index) => [key, ...series.map(({ values }) => values[index] ?? null)]),
  };
}

export function valueText({ axis, series }: Pick<Chart, 'axis' | 'series'>, index: number, format: Format): string {
  const texts = series.map(({ name, values }) => {
    const value = values[index];
    const text = value == null ? 'no data' : format(value);
    return series.length === 1 ? text : `${name} ${text}`;
  });
  return `${axis.names[index]}: ${texts.join(', ')}`;
}

export function rangeOfValues(series: readonly Series[], [min, max]: readonly [number?, number?] = []) {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  return { min: min ?? Math.min(0, ...values), max: max ?? Math.max(0, ...values) };
}
