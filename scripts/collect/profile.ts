import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';
import { isTimeZone } from '../../lib/dates';
import { deliverySettings, statsScope } from '../../lib/dev-stats/rules/scope';
import { env } from '../../lib/env';

const profileSchema = z.object({
  email: z.string().optional(),
  authorEmails: z.array(z.string()).default([]),
  statsRepo: z.string().optional(),
  statsTimezone: z.string().optional(),
  productionBranch: z.string().optional(),
  changeFailures: z.object({ issueLabel: z.string().optional() }).optional(),
});

/** Email addresses of the owner in content/profile.mdx. Throws if there are none. */
export function ownerAddresses(): string[] {
  const profile = readProfile();
  if (!profile?.email) throw new Error(`${profileFile()} has no email address. Add one, or use --author EMAIL.`);
  return [profile.email, ...profile.authorEmails];
}

/** The repository of the CI/CD tab. Throws if there is none. */
export function statsRepo(): { owner: string; name: string } {
  const { repository } = scope();
  if (!repository) throw new Error(`${profileFile()} has no statsRepo. Add one written owner/repo, or set STATS_REPO.`);
  return repository;
}

export function deliveryScope(): { productionBranch: string | undefined; issueLabel: string | undefined } {
  const { branch, failures } = deliverySettings(readProfile() ?? {});
  return { productionBranch: branch, issueLabel: failures.issueLabel };
}

/** Throws for an unknown time zone. */
export function statsTimezone(): string {
  const { timeZone } = scope();
  if (!isTimeZone(timeZone))
    throw new Error(`"${timeZone}" is not a time zone. Use an IANA name such as America/Los_Angeles or UTC.`);
  return timeZone;
}

function scope() {
  return statsScope({ profile: readProfile() ?? {}, env });
}

function profileFile(): string {
  return join(env.contentDir, 'profile.mdx');
}

function readProfile(): z.infer<typeof profileSchema> | undefined {
  try {
    return profileSchema.safeParse(matter(readFileSync(profileFile(), 'utf8')).data).data;
  } catch {
    return undefined;
  }
}
