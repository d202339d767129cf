import type { Metadata } from 'next';
import { Prose } from '@/components/mdx/prose';
import { Qualifications } from '@/components/resume/qualifications';
import { ResumeActions, ResumeHeader } from '@/components/resume/resume-header';
import { Timeline } from '@/components/resume/timeline';
import { Shell } from '@/components/shell/shell';
import { getPageMeta, getProfile, getResume, getRoles } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import { ORIGIN } from '@/lib/origin';
import { currentActivities } from '@/lib/site/current-resume';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/resume');

export default function ResumePage() {
  const profile = getProfile();
  const resume = getResume();
  return (
    <Shell path="/resume">
      <ResumeHeader
        profile={profile}
        lead={getPageMeta('/resume').lead}
        contact={isOn('contact') ? `${ORIGIN}/contact` : undefined}
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 border-line border-t pt-12 lg:grid-cols-[minmax(0,1fr)_22rem] print:block print:space-y-4 print:pt-3">
        <div className="space-y-14 print:space-y-4">
          <section aria-labelledby="summary" className="space-y-5 print:space-y-2">
            <h2 id="summary" className="text-section">
              Executive Summary
            </h2>
            <Prose markdown={resume.body.raw} />
          </section>
          <Timeline roles={getRoles()} />
        </div>
        <Qualifications resume={resume} stats={profile.stats} activities={currentActivities()} />
      </div>
      <ResumeActions name={profile.name} network={profile.network} />
    </Shell>
  );
}
