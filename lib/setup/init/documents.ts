import { withoutMissing } from '../../site/typst';
import type { Owner, OwnerDocument } from './owner';
import { pageDocuments } from './pages';
import { profileDocument } from './profile';
import { resumeDocument } from './resume';
import { roleDocuments } from './roles';

export function ownerDocuments(given: Owner, today: string): OwnerDocument[] {
  const owner = printable(given);
  const { impact, ...profile } = profileDocument(owner, today);
  const shelf = owner.shelf ? [{ path: 'tabletop/collection.json', text: owner.shelf.collection }] : [];
  return [
    profile,
    resumeDocument(owner, impact, today),
    ...roleDocuments(owner.roles),
    ...pageDocuments(owner),
    ...owner.projects,
    ...shelf,
  ];
}

/** Without characters, such as emoji, that the résumé's PDF cannot show. */
function printable(owner: Owner): Owner {
  const { projects, shelf, existing, ...texts } = owner;
  const all = JSON.stringify(texts);
  const kept = withoutMissing(all);
  return kept === all.normalize('NFC') ? owner : { ...(JSON.parse(kept) as typeof texts), projects, shelf, existing };
}
