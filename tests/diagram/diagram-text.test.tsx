import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiagramText } from '../../components/diagram/diagram-text';
import { readDiagram } from './read-diagram';

// Asserts the sample content.

const stack = readDiagram('architecture-stack');
const text = renderToStaticMarkup(<DiagramText diagram={stack} />);

test('the text names where each stop stands, what it is and where it leads', () => {
  const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain(
    'Client &amp; Delivery Ingress – Gateway API, limits leads to Next.js server (pages) leads to',
  );
});
