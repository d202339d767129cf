import { Shell } from '@/components/shell/shell';
import { Attribution, CollectionFacts, EmptyCollection } from '@/components/tabletop/collection';
import { ComplexityKey } from '@/components/tabletop/complexity';
import { GameList } from '@/components/tabletop/game-list';
import { OwnerSync } from '@/components/tabletop/owner-sync';
import { PageHeader } from '@/components/ui/page/page-header';
import { getProfile } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';
import { getCollection } from '@/lib/tabletop/collection';
import { toGame } from '@/lib/tabletop/game';

export const metadata = pageMetadata('/tabletop');

export default function TabletopPage() {
  const collection = getCollection();
  const { bggUsername, bggImages = false } = getProfile();
  const games = collection.games.map((game) => toGame(game, { images: bggImages }));
  return (
    <Shell path="/tabletop">
      <div className="log">
        <div className="log-row">
          <div className="log-text">
            <PageHeader path="/tabletop">
              {games.length > 0 && <CollectionFacts updated={collection.updated} total={collection.total_games} />}
            </PageHeader>
          </div>
          <div className="log-margin self-end pb-8 max-lg:hidden lg:row-start-1">
            {games.length > 0 && <ComplexityKey games={games} />}
          </div>
        </div>
        {games.length > 0 ? (
          <>
            <GameList games={games} />
            <div className="log-row">
              <div className="log-text">
                <Attribution />
              </div>
            </div>
          </>
        ) : (
          <EmptyCollection />
        )}
      </div>
      {bggUsername && <OwnerSync username={bggUsername} total={collection.total_games} updated={collection.updated} />}
    </Shell>
  );
}
