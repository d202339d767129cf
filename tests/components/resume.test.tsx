import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Impact, Qualifications } from '@/components/resume/qualifications';
import { Timeline } from '@/components/resume/timeline';
import { getProfile, getResume } from '@/lib/content/content';

test('a résumé has no heading without an entry', () => {
  const html = renderToStaticMarkup(
    <>
      <Impact ids={[]} stats={getProfile().stats} />
      <Timeline roles={[]} />
      <Qualifications
        resume={{ ...getResume(), impact: [], certifications: [], markets: [] }}
        activities={{ boards: [], talks: [], articles: [] }}
      />
    </>,
  );
  expect(Array.from(html.matchAll(/<h2[^>]*>([^<]*)/g), ([, text]) => text)).toEqual([
    'Core Competencies',
    'Education',
  ]);
});
