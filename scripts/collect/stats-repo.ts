import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { env } from '../../lib/env';
import { CommandError } from './command';

/** The repository of the CI/CD tab: STATS_REPO, else statsRepo of content/profile.mdx. Throws CommandError. */
export function statsRepo(): { owner: string; name: string } {
  const [, owner, name] = /^([^/\s]+)\/([^/\s]+)$/.exec(env.statsRepo ?? fromContent()) ?? [];
  if (!owner || !name)
    throw new CommandError(
      'There is no repository to read; set STATS_REPO to owner/repo, or statsRepo in content/profile.mdx.',
    );
  return { owner, name };
}

function fromContent(): string {
  try {
    return String(matter(readFileSync(join(env.contentDir, 'profile.mdx'), 'utf8')).data.statsRepo ?? '');
  } catch {
    return '';
  }
}
