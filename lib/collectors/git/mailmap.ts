import type { Clone } from './clone';
import { type Git, runGit } from './command';

/** A bare clone has no working tree, so the mailmap is read from the commit. */
export function mailmapSettings({ bare, revisions }: Clone): string[] {
  return bare && revisions[0] ? ['-c', `mailmap.blob=${revisions[0]}:.mailmap`] : [];
}

/** Adds the addresses by which the mailmaps of the clones replace these, because the log has only the new ones. */
export async function withMapped(git: Git, clones: readonly Clone[], addresses: readonly string[]): Promise<string[]> {
  const contacts = addresses.map((address) => `<${address.trim()}>`);
  const results = await Promise.all(
    clones.map((clone) => runGit(git, clone.folder, [...mailmapSettings(clone), 'check-mailmap', ...contacts])),
  );
  const mapped = results.flatMap(({ stdout }) =>
    [...stdout.matchAll(/<([^<>]*)>$/gm)].map(([, address = '']) => address),
  );
  return [...new Set([...addresses, ...mapped])];
}
