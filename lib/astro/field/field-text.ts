import type { FieldLabel } from './labels';

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
