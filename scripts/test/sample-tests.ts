import { isSample } from '../../lib/content/sample.ts';
import { env } from '../../lib/env.ts';

/** Whether the tests run on the sample. The content of an owner has other texts. */
export const hasSample = env.contentDir === 'content' && isSample();

/** A line of unit tests that assert texts of the sample. */
export const SAMPLE_MARK = '// Asserts the sample content.';

export const ANY_CONTENT = ['axe', 'every-page', 'headers', 'links'];

export function reportLeftOut(): void {
  if (!hasSample) console.log('The content is not the sample, so the tests that assert its texts are left out.');
}
