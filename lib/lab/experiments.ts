import { type DocumentOf, getDocuments } from '../content/documents';
import { listed } from '../content/visibility';
import { newestFirst } from '../dates';

export type Experiment = DocumentOf<'Experiment'>;
export type Playable = Experiment & { board: NonNullable<Experiment['board']> };

const allExperiments = getDocuments('Experiment').toSorted(newestFirst);

export function getExperiments(): Experiment[] {
  return listed(allExperiments);
}

export function getPlayableExperiments(): Playable[] {
  return allExperiments.filter((experiment): experiment is Playable => experiment.board !== undefined);
}
