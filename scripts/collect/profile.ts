import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';
import { env } from '../../lib/env';
import { CommandError } from './program';

const profileSchema = z.object({
  email: z.string().optional(),
  authorEmails: z.array(z.string()).default([]),
  statsRepo: z.string().optional(),
});

/** E-mail addresses of the owner in content/profile.mdx. Throws CommandError if there are none. */
export function ownerAddresses(): string[] {
  const profile = readProfile();
  if (!profile?.email)
    throw new CommandError(`${profileFile()} has no e-mail address. Add one, or use --author EMAIL.`);
  return [profile.email, ...profile.authorEmails];
}

/** The repository of the CI/CD tab: STATS_REPO, else statsRepo in content/profile.mdx. Throws CommandError. */
export function statsRepo(): { owner: string; name: string } {
  const [, owner, name] = /^([^/\s]+)\/([^/\s]+)$/.exec(env.statsRepo ?? readProfile()?.statsRepo ?? '') ?? [];
  if (!owner || !name)
    throw new CommandError(
      'No repository is configured. Set STATS_REPO to owner/repo, or statsRepo in content/profile.mdx.',
    );
  return { owner, name };
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
