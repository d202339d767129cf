import type { Metadata } from 'next';
import { About } from '@/components/home/about';
import { Hero, StatBand } from '@/components/home/hero';
import { HomeUnavailable } from '@/components/home/home-unavailable';
import { OutcomeBand } from '@/components/home/outcome-band';
import { RecentProjects } from '@/components/home/recent-projects';
import { Connect, Principles, SideQuests } from '@/components/home/sections';
import { Shell } from '@/components/shell/shell';
import { Section } from '@/components/ui/page/section';
import { getProfile, getRoles } from '@/lib/content/content';
import { getProjects } from '@/lib/projects/projects';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/');

export default function HomePage() {
  const content = readContent();
  if (!content) return <HomeUnavailable />;
  const { profile, projects, roles } = content;
  return (
    <Shell path="/">
      <Hero profile={profile} />
      <StatBand stats={profile.stats} />
      <OutcomeBand roles={roles} />
      <RecentProjects projects={projects} />
      <About profile={profile} />
      <SideQuests quests={profile.sideQuests} />
      <Principles principles={profile.principles} />
      <Section title={profile.purpose.title}>
        <p className="max-w-[56ch] text-ink-soft text-lead">{profile.purpose.description}</p>
      </Section>
      <Connect profile={profile} />
    </Shell>
  );
}

/** Returns null when the content cannot be read. The log of the build names the reason. */
function readContent() {
  try {
    return { profile: getProfile(), projects: getProjects().slice(0, 2), roles: getRoles() };
  } catch (error) {
    console.error('The home page is shown without its content:', error);
    return null;
  }
}
