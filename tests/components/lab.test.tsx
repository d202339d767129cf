import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExperimentList } from '@/components/lab/experiment-list';

test('a lab without an experiment says so', () => {
  expect(renderToStaticMarkup(<ExperimentList experiments={[]} />)).toContain('Nothing listed yet.');
});
