import { findMissingScript, missingCharacters } from '../../typst/typst';
import type { Owner, OwnerDocument } from './owner';
import { pageDocuments } from './pages';
import { profileDocument } from './profile';
import { resumeDocument } from './resume';
import { roleDocuments } from './roles';

export function ownerDocuments(given: Owner): OwnerDocument[] {
  const owner = printable(given);
  const { impact, ...profile } = profileDocument(owner);
  const shelf = owner.shelf ? [{ path: 'tabletop/collection.json', text: owner.shelf.collection }] : [];
  return [
    profile,
    resumeDocument(owner, impact),
    ...roleDocuments(owner.parts.roles ?? []),
    ...pageDocuments(owner),
    ...owner.projects,
    ...shelf,
  ];
}

/** Without characters, such as emoji, that the résumé's PDF cannot show with any font. */
function printable(owner: Owner): Owner {
  const { projects, shelf, existing, ...texts } = owner;
  const all = JSON.stringify(texts);
  const missing = missingCharacters(all);
  const lost = new Set(missing.filter((character) => !findMissingScript(character, missing)));
  const kept = [...all.normalize('NFC')].filter((character) => !lost.has(character)).join('');
  return lost.size === 0 ? owner : { ...(JSON.parse(kept) as typeof texts), projects, shelf, existing };
}
