import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';
import { type Owns, ownerOf } from '../../lib/collectors/git/owner';
import { env } from '../../lib/env';
import { CommandError } from './command';

const addressed = z.object({ email: z.string(), authorEmails: z.array(z.string()).default([]) });

/** Who the owner is: the addresses given, else those of content/profile.mdx and what GitHub signs for the account. */
export function ownerFor(given: readonly string[]): Owns {
  return ownerOf(given.length > 0 ? { addresses: given } : { addresses: fromContent(), login: env.githubLogin });
}

function fromContent(): string[] {
  const file = join(env.contentDir, 'profile.mdx');
  try {
    const { email, authorEmails } = addressed.parse(matter(readFileSync(file, 'utf8')).data);
    return [email, ...authorEmails];
  } catch (cause) {
    throw new CommandError(`${file} names no mail address of the owner; name one with --author MAIL.`, { cause });
  }
}
