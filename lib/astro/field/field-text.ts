import type { FieldLabel, FieldMarks } from './field-marks';

/** "open cluster, magnitude 1.2, 110′". */
export function listFacts({ kind, magnitude, size }: FieldLabel): string {
  const facts = [
    kind === 'star' ? '' : kind,
    magnitude === undefined ? '' : `magnitude ${magnitude.toFixed(1)}`,
    size === undefined ? '' : `${Math.round(size)}′`,
  ];
  return facts.filter(Boolean).join(', ');
}

export function groupLabels(labels: FieldLabel[]): { title: string; labels: FieldLabel[] }[] {
  const groups = [
    { title: 'Objects', labels: labels.filter(({ kind }) => kind !== 'star') },
    { title: 'Stars', labels: labels.filter(({ kind }) => kind === 'star') },
  ];
  return groups.filter((group) => group.labels.length > 0);
}

/** A sentence about the dashed lines; undefined if no border crosses the picture. */
export function describeBorders({ borders }: Pick<FieldMarks, 'borders'>): string | undefined {
  const pairs = [...new Set(borders.map(({ between }) => between.join(' and ')))];
  return pairs.length > 0 ? `The dashed line is the border between ${pairs.join(', and between ')}.` : undefined;
}

export const FIELD_NOTE = 'From the plate solution and star catalogs.';
