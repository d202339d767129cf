import { readPrFacts } from '../../store/read-pull-requests';
import { readPublished } from '../context';
import type { Resolver } from '../typed-schema';
import { pipelineQuery } from './actions';

export const prFacts: Resolver<'prFacts'> = async (_, args, context) => {
  const source = await readPublished(context, 'actions');
  if (!source) return [];
  const facts = await readPrFacts(source.store, source.pointer, pipelineQuery(args, context.isOwner));
  return facts.map(({ owner, name, ...fact }) => ({ ...fact, repoOwner: owner, repoName: name }));
};
