import { z } from 'zod';
import { type Finding, ok, warning } from './finding';

const fields = z.object({
  admin: z.object({ branch: z.string(), repository: z.string().optional() }),
  statsRepo: z.string().optional(),
});

export interface Clone {
  /** owner/repo of the remote repository, if it is on GitHub. */
  repository: string | undefined;
  hasBranch: (name: string) => boolean;
}

/** Where /admin of the deployed site saves; undefined without it. The content check reports a repository that is missing. */
export function editingFindings(profile: unknown, clone: Clone): Finding[] | undefined {
  const { admin, statsRepo } = fields.safeParse(profile).data ?? {};
  const repository = admin?.repository ?? statsRepo;
  if (!admin || !repository) return undefined;
  const findings: Finding[] = [];
  const isOther = clone.repository && clone.repository.toLowerCase() !== repository.toLowerCase();
  if (isOther)
    findings.push(
      warning(
        `/admin saves to ${repository}, but this is a clone of ${clone.repository}.`,
        'Correct admin.repository in profile.mdx.',
      ),
    );
  else if (!clone.hasBranch(admin.branch))
    findings.push(
      warning(
        `/admin saves to the branch ${admin.branch}, which this clone does not have.`,
        'Create and push it, or correct admin.branch in profile.mdx.',
      ),
    );
  return findings.length > 0 ? findings : [ok(`/admin saves to the branch ${admin.branch} of ${repository}.`)];
}
