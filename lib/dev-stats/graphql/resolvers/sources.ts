import { readStore } from '../context';
import type { Resolver } from '../schema-types';

export const sources: Resolver<'sources'> = async (_, __, context) => {
  const shown = await readStore(context);
  context.isSample ||= shown?.sources.some(({ source }) => source === 'sample') ?? false;
  return shown?.sources ?? [];
};
