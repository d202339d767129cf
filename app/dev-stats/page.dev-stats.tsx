import { Shell } from '@/components/shell/shell';
import { Dashboard } from '@/components/stats/dashboard';
import type { StatsSource } from '@/components/stats/source';
import { WithoutScripts } from '@/components/stats/without-scripts';
import { PageHeader } from '@/components/ui/page/page-header';
import { asServed } from '@/lib/base-path/as-served';
import { getProfile } from '@/lib/content/content';
import { SNAPSHOT_PATH } from '@/lib/dev-stats/graphql/snapshot';
import { createCalendar } from '@/lib/dev-stats/rules/calendar';
import { statsScope } from '@/lib/dev-stats/rules/scope';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/site/metadata';
import { findPlace } from '@/lib/sky/place';
import { computeLocalNights, readBuildFigures } from './build-figures';
import { pipeline } from './pipeline';

export const metadata = pageMetadata('/dev-stats');

/** An exported site has a copy of the answers, unless its host passes requests on to a server. */
function statsSource(): StatsSource {
  if (env.graphqlUrl) return { url: env.graphqlUrl };
  if (!env.exportedAt) return { url: '/graphql' };
  return { url: asServed(SNAPSHOT_PATH), savedAt: env.exportedAt };
}

export default async function DevStatsPage() {
  const profile = getProfile();
  const place = findPlace(profile);
  const initial = await readBuildFigures();
  const { timeZone } = statsScope({ profile, env });
  return (
    <Shell path="/dev-stats">
      <PageHeader path="/dev-stats" />
      <WithoutScripts figuresAt={initial?.at} />
      {/* A change of the typefaces after the first paint would lay out the panels again. */}
      <div data-faces="at-once" className={initial ? '' : 'needs-script'}>
        <Dashboard
          pipeline={pipeline()}
          source={statsSource()}
          timeZone={timeZone}
          builtOn={createCalendar(timeZone)(Date.now())}
          initial={initial}
          nights={place && computeLocalNights(place)}
        />
      </div>
    </Shell>
  );
}
