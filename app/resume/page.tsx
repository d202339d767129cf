import { Prose } from '@/components/mdx/prose';
import { Career } from '@/components/resume/career';
import { Qualifications } from '@/components/resume/qualifications';
import { ResumeActions, ResumeHeader } from '@/components/resume/resume-header';
import { Timeline } from '@/components/resume/timeline';
import { Shell } from '@/components/shell/shell';
import { getPageMeta, getProfile, getResume, getRoles } from '@/lib/content/content';
import { currentActivities } from '@/lib/site/current-resume';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/resume');

export default function ResumePage() {
  const profile = getProfile();
  const resume = getResume();
  const roles = getRoles();
  return (
    <Shell path="/resume">
      <ResumeHeader profile={profile} lead={getPageMeta('/resume').lead} />
      <Career roles={roles} resume={resume} />
      <div className="log">
        <div className="resume-columns not-print:max-md:text-[0.9375rem]/[1.5]">
          <div>
            {resume.body.raw.trim() && (
              <section aria-labelledby="summary" className="log-row pb-6 md:pb-12 print:pb-2">
                <div className="log-text space-y-4">
                  <h2 id="summary" className="text-section">
                    Executive Summary
                  </h2>
                  <Prose markdown={resume.body.raw} />
                </div>
              </section>
            )}
            <Timeline roles={roles} />
          </div>
          <Qualifications resume={resume} stats={profile.stats} activities={currentActivities()} />
        </div>
        <ResumeActions name={profile.name} network={profile.network} />
      </div>
    </Shell>
  );
}
