import { readPrFacts } from '../../store/read-actions';
import type { Resolver } from '../typed-schema';
import { pipelineQuery } from './pipeline-query';

export const prFacts: Resolver<'prFacts'> = async (_, args, { shown, isOwner }) => {
  const source = await shown('actions');
  if (!source) return [];
  const facts = await readPrFacts(source.store, source.pointer, pipelineQuery(args, isOwner));
  return facts.map(({ owner, name, number, author, createdAt, mergedAt, cycleTimeDays }) => ({
    ...{ repoOwner: owner, repoName: name, number, author, createdAt, mergedAt, cycleTimeDays },
  }));
};
