import type { Owner, OwnerDocument } from './owner';
import { pageDocuments } from './pages';
import { profileDocument } from './profile';
import { resumeDocument } from './resume';
import { roleDocuments } from './roles';
import { startSections } from './sections';

export function ownerDocuments(owner: Owner, today: string): OwnerDocument[] {
  const { impact, ...profile } = profileDocument(owner);
  const shelf = owner.shelf ? [{ path: 'tabletop/collection.json', text: owner.shelf.collection }] : [];
  return [
    profile,
    resumeDocument(owner, impact),
    ...roleDocuments(owner.parts.roles ?? []),
    ...pageDocuments(owner),
    ...owner.projects,
    ...startSections(owner, today),
    ...shelf,
  ];
}
