import { readAttempts } from '../store/read/attempts';
import { readDelivery } from '../store/read/delivery';
import { readPublished, type Services } from './context';
import type { Pipeline } from './operations';
import type { SavedPipeline } from './saved-pipeline';

export interface SavedPipelineFile {
  data?: SavedPipeline;
  errors?: { message: string }[];
  extensions?: { sample: true };
}

/** Reads what the public may see of a repository's runs and pull requests. A store that cannot be read is in `errors`. */
export async function savePipeline(
  services: Services,
  { owner, repo }: Pipeline,
  at: Date,
): Promise<SavedPipelineFile> {
  const { delivery: settings } = services.content();
  const empty = {
    attempts: [],
    collected: {},
    delivery: null,
    at: at.toISOString(),
  };
  let source: Awaited<ReturnType<typeof readPublished>>;
  try {
    source = await readPublished({ ...services, isOwner: false }, 'actions');
  } catch (error) {
    return { errors: [{ message: (error as Error).message }] };
  }
  if (!source) return { data: empty };
  const { store, pointer } = source;
  const query = { owner, repo, isOwner: false };
  const whole = { since: new Date(0).toISOString(), until: at.toISOString() };
  const delivery = (await readDelivery(store, pointer, { ...query, ...whole, settings })) ?? null;
  const data = { ...empty, ...(await readAttempts(store, pointer, query)), delivery };
  return { data, ...(pointer.sample && { extensions: { sample: true } }) };
}
