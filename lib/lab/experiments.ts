import { type DocumentOf, getDocuments } from '../content/documents';
import { isListed } from '../content/visibility';
import { newestFirst } from '../dates';

export type Experiment = DocumentOf<'Experiment'>;

const allExperiments = getDocuments('Experiment').toSorted(newestFirst);

export function getExperiments(): Experiment[] {
  return allExperiments.filter(isListed);
}

export function getPlayableExperiments(): Experiment[] {
  return allExperiments.filter(({ board }) => board);
}
