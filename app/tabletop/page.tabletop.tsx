import type { Metadata } from 'next';
import { Shell } from '@/components/shell/shell';
import { Attribution, CollectionFacts, EmptyCollection } from '@/components/tabletop/collection';
import { GameList } from '@/components/tabletop/game-list';
import { MostPlayed } from '@/components/tabletop/most-played';
import { OwnerSync } from '@/components/tabletop/owner-sync';
import { PageHeader } from '@/components/ui/page/page-header';
import { getPageMeta, getProfile } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';
import { getCollection } from '@/lib/tabletop/collection';
import { toGame } from '@/lib/tabletop/game';

export const metadata: Metadata = pageMetadata('/tabletop');

export default function TabletopPage() {
  const { heading, lead } = getPageMeta('/tabletop');
  const collection = getCollection();
  const { bggUsername, bggImages = false } = getProfile();
  return (
    <Shell path="/tabletop">
      <PageHeader title={heading} lead={lead}>
        {collection.games.length > 0 && <CollectionFacts updated={collection.updated} total={collection.total_games} />}
      </PageHeader>
      {collection.games.length > 0 ? (
        <>
          <GameList games={collection.games.map((game) => toGame(game, { images: bggImages }))}>
            <MostPlayed games={collection.games} />
          </GameList>
          <Attribution />
        </>
      ) : (
        <EmptyCollection />
      )}
      {bggUsername && <OwnerSync username={bggUsername} total={collection.total_games} updated={collection.updated} />}
    </Shell>
  );
}
