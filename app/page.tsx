import { Hero } from '@/components/home/hero';
import { HomeUnavailable } from '@/components/home/home-unavailable';
import { Recent } from '@/components/home/recent';
import { About, Connect, Portrait, Principles, SideQuests } from '@/components/home/sections';
import { Statistics } from '@/components/home/statistics';
import { Shell } from '@/components/shell/shell';
import { Section } from '@/components/ui/page/section';
import { getProfile, getResume, getRoles } from '@/lib/content/content';
import { getProjects } from '@/lib/projects/projects';
import { pageMetadata } from '@/lib/site/metadata';
import { drawNights } from '@/lib/sky/drawing';
import { findPlace } from '@/lib/sky/place';
import { readNightCommits } from './dev-stats/build-figures';

export const metadata = pageMetadata('/');

export default async function HomePage() {
  const content = readContent();
  if (!content) return <HomeUnavailable />;
  const { profile, projects, roles, resume } = content;
  const place = findPlace(profile);
  const nights = place && drawNights(place);
  const commits = nights && (await readNightCommits(nights));
  const portrait = !profile.body.raw.trim() && <Portrait profile={profile} />;
  return (
    <Shell path="/">
      <div className="log">
        <Hero profile={profile} roles={roles} nights={nights} commits={commits} />
        <Statistics stats={profile.stats} roles={roles} />
        <Recent projects={projects} roles={roles} resume={resume} note={portrait} />
        <About profile={profile} />
        <SideQuests quests={profile.sideQuests} />
        <Principles principles={profile.principles} />
        {profile.purpose && (
          <Section title={profile.purpose.title}>
            <p className="max-w-[46ch] font-serif text-[1.125rem] md:text-lead">{profile.purpose.description}</p>
          </Section>
        )}
        <Connect profile={profile} />
      </div>
    </Shell>
  );
}

/** Returns null if the content cannot be read. The build log has the reason. */
function readContent() {
  try {
    return { profile: getProfile(), projects: getProjects().slice(0, 2), roles: getRoles(), resume: getResume() };
  } catch (error) {
    console.error('The home page is shown without its content:', error);
    return null;
  }
}
