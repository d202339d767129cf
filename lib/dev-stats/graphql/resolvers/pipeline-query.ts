import type { PipelineQuery } from '../../store/read-actions';
import { badInput } from '../errors';

interface PipelineArguments {
  owner: string;
  repo: string;
  since?: string | null | undefined;
  until?: string | null | undefined;
}

/** Arguments that pipelines share. Throws BAD_USER_INPUT of a window that ends before it begins. */
export function pipelineQuery({ owner, repo, since, until }: PipelineArguments, isOwner: boolean): PipelineQuery {
  if (since && until && since > until) throw badInput('since must not be later than until.');
  return { owner, repo, since: since ?? undefined, until: until ?? undefined, isOwner };
}
