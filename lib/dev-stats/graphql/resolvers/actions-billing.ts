import { readBilling } from '../../store/read-actions';
import type { Resolver } from '../typed-schema';

export const actionsBilling: Resolver<'actionsBilling'> = async (_, { scope }, { shown }) => {
  const source = await shown('actions');
  const found = source && (await readBilling(source.store, source.pointer, scope));
  if (!found) return null;
  const { collection, ...figures } = found;
  return figures;
};
