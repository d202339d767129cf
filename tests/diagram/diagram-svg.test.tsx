import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiagramSvg } from '../../components/diagram/diagram-svg';
import { DIAGRAM_NAMES, readDiagram } from './read-diagram';

// Asserts the sample content.

const render = (name: string) =>
  renderToStaticMarkup(<DiagramSvg diagram={readDiagram(name)} id={`diagram-${name}`} />);
const DRAWINGS = DIAGRAM_NAMES.map((name) => [name, render(name)] as const);

test.each(DRAWINGS)('%s carries no foreign content and loads nothing', (_, svg) => {
  expect(svg).not.toMatch(/foreignObject|<style|<image|<script|url\(|@import|style=/);
});

test.each([
  ['architecture-stack', 15],
  ['deployment-swimlane', 9],
])('%s has %i links and ends with production', (name, count) => {
  const links = [...render(name).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(count);
  expect(links.at(-1)).toBe('/docs/devops/environments#production');
});
