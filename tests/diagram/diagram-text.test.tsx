import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiagramText } from '../../components/diagram/diagram-text';
import { FollowControls } from '../../components/diagram/follow-controls';
import { walksOf } from '../../lib/diagram/outline';
import { readDiagram } from './read-diagram';

// Asserts the sample content.

const stack = readDiagram('architecture-stack');
const text = renderToStaticMarkup(<DiagramText diagram={stack} />);
const nodesBy = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id);

test('the text names where each stop stands, what it is and where it leads', () => {
  const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain(
    'Client &amp; Delivery Ingress – Gateway API, limits leads to Next.js server (pages) leads to',
  );
});

test('a line joins a stop only with the one that it leads to', () => {
  const joined = nodesBy(/<li data-node="([^"]+)" data-joined/g);
  expect(joined).toContain('prisma');
  expect(nodesBy(/<li data-node="([^"]+)">/g)).toEqual(['postgres', 'redis', 'postgres', 'production']);
});

test('the controls offer each path and the steps, and nothing for a diagram without edges', () => {
  const controls = renderToStaticMarkup(<FollowControls figureId="x" walks={walksOf(stack)} />);
  expect([...controls.matchAll(/>([^<]+)<\/button>/g)].map(([, name]) => name)).toEqual([
    'Request path',
    'Release path',
    'Previous step',
    'Next step',
  ]);
  expect(renderToStaticMarkup(<FollowControls figureId="x" walks={[]} />)).toBe('');
});
