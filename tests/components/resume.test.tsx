import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Qualifications } from '@/components/resume/qualifications';
import { Timeline } from '@/components/resume/timeline';
import { getProfile, getResume, type ResumeOverview } from '@/lib/content/content';

const headings = (resume: Partial<ResumeOverview>) => {
  const html = renderToStaticMarkup(
    <Qualifications resume={{ ...getResume(), ...resume }} stats={getProfile().stats} activities={[]} />,
  );
  return Array.from(html.matchAll(/<h2[^>]*>([^<]*)/g), ([, text]) => text);
};

test('a résumé has no heading without an entry', () => {
  expect(renderToStaticMarkup(<Timeline roles={[]} />)).toBe('');
  expect(headings({ impact: [], certifications: [], markets: [] })).toEqual(['Core Competencies', 'Education']);
});
