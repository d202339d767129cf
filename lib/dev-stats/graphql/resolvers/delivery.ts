import { DAY_MS } from '../../../dates';
import { DELIVERY_MAX_DAYS, DELIVERY_WINDOW_DAYS } from '../../rules/constants';
import { deliveryFigures } from '../../rules/delivery/delivery';
import { readPrFacts } from '../../store/read/actions';
import { readDelivery } from '../../store/read/delivery';
import { publicError, readPublished } from '../context';
import type { Resolver } from '../schema-types';
import { pipelineQuery } from './actions';

export const prFacts: Resolver<'prFacts'> = async (_, args, context) => {
  const source = await readPublished(context, 'actions');
  if (!source) return [];
  const facts = await readPrFacts(source.store, source.pointer, pipelineQuery(args, context.isOwner));
  return facts.map(({ owner, name, ...fact }) => ({ ...fact, repoOwner: owner, repoName: name }));
};

export const delivery: Resolver<'delivery'> = async (_, args, context) => {
  const source = await readPublished(context, 'actions');
  if (!source) return null;
  const query = pipelineQuery(args, context.isOwner);
  const until = query.until ?? context.now().toISOString();
  const since = query.since ?? new Date(Date.parse(until) - DELIVERY_WINDOW_DAYS * DAY_MS).toISOString();
  if (Date.parse(until) - Date.parse(since) > DELIVERY_MAX_DAYS * DAY_MS)
    throw publicError('BAD_USER_INPUT', `since and until must be at most ${DELIVERY_MAX_DAYS} days apart.`);
  const settings = context.content().delivery;
  const facts = await readDelivery(source.store, source.pointer, { ...query, since, until, settings });
  return facts ? deliveryFigures(facts) : null;
};
