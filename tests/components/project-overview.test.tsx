import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ProjectOverview } from '@/components/projects/project-overview';
import { getProject, type Project } from '@/lib/projects/projects';

// Asserts the sample content.

const SYSTEM = 'dachshund-app-system';

test.each([
  ['where the text places it', `One.\n\n<Diagram name="${SYSTEM}" />\n\nTwo.`, ['One.', 'figure', 'Two.']],
  ['after a text that does not', 'One.\n\nTwo.', ['One.', 'Two.', 'figure']],
  ['without a text', '', ['figure']],
])('the third diagram of a project is in its write-up, %s', async (_, raw, order) => {
  const sample = getProject('dachshund-app') as Project;
  const diagrams = [SYSTEM, 'architecture-stack', 'deployment-swimlane'];
  const named = { ...sample, diagrams, body: { ...sample.body, raw } };
  const { prelude } = await prerender(<ProjectOverview project={named} />);
  const html = await new Response(prelude).text();
  const found = html.matchAll(/<p>(One\.|Two\.)<\/p>|<(figure) id="diagram-dachshund-app-system-figure"/g);
  expect(Array.from(found, ([, text, figure]) => text ?? figure)).toEqual(order);
});
