import { z } from 'zod';
import { group } from './fields';

export const repositoryName = z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be written owner/repo');

export const admin = group({
  branch: z
    .string()
    .regex(/^(?![/.-])[^\s~^:?*[\\]+(?<![/.])$/, 'must be the name of a branch, such as main')
    .describe('Branch that /admin reads and commits to.'),
  repository: repositoryName.optional().describe('Its GitHub repository, written owner/repo. Default: statsRepo.'),
});

/** Of the fields of a profile with `admin`. */
export function repositoryProblem({ admin, statsRepo }: { admin: object; statsRepo?: unknown }): string | undefined {
  return 'repository' in admin || statsRepo
    ? undefined
    : 'admin.repository is required, because the profile has no statsRepo';
}
