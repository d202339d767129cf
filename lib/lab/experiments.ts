import { type DocumentOf, getDocuments } from '../content/documents';
import { listed } from '../content/visibility';
import { newestFirst } from '../dates';

export type Experiment = DocumentOf<'Experiment'>;

const allExperiments = getDocuments('Experiment').toSorted(newestFirst);

export function getExperiments(): Experiment[] {
  return listed(allExperiments);
}

export function getPlayableExperiments(): Experiment[] {
  return allExperiments.filter(({ board }) => board);
}
