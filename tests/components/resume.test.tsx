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
  const emptied = ['Certifications', 'Quantified Impact', 'Market Verticals'];
  const rest = headings({}).filter((heading) => !emptied.includes(heading ?? ''));
  expect(headings({ impact: [], certifications: [], markets: [] })).toEqual(rest);
});
