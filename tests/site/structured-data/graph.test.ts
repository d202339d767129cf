import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '@/components/shell/shell';
import { getProfile } from '@/lib/content/content';
import { ORIGIN } from '@/lib/origin';
import { pages } from '@/lib/site/pages';
import { structuredData } from '@/lib/site/structured-data/graph';

// Asserts the sample content.

type Node = Record<string, unknown>;

/** Every node of a value, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

function readGraph(path: string): Node[] {
  return JSON.parse(JSON.stringify(structuredData(path)))['@graph'];
}

const paths = pages.map(({ path }) => path);

test('every id is absolute and refers to a node, and no statement is empty', () => {
  const problems = paths.flatMap((path) => {
    const nodes = nodesIn(readGraph(path));
    const defined = nodes.filter((node) => node['@type'] && node['@id']).map((node) => node['@id']);
    const twice = defined.filter((id, index) => defined.indexOf(id) !== index);
    const ids = nodes.flatMap(({ '@id': id }) => id ?? []);
    const lost = ids.filter((id) => !String(id).startsWith(`${ORIGIN}/`) || !defined.includes(id));
    const empty = nodes.flatMap((node) => Object.keys(node).filter((property) => node[property] === ''));
    return [...twice, ...lost, ...empty].map((found) => `${path}: ${found}`);
  });
  expect(problems).toEqual([]);
});

test.each([
  ['/', ['ProfilePage', 'WebSite', 'Person']],
  ['/projects', ['CollectionPage', 'ItemList', 'WebSite', 'Person']],
  ['/projects/dachshund-app', ['WebPage', 'SoftwareSourceCode', 'BreadcrumbList', 'WebSite', 'Person']],
  ['/docs/backend/graphql', ['WebPage', 'TechArticle', 'BreadcrumbList', 'WebSite', 'Person']],
  ['/docs/statistics', ['WebPage', 'TechArticle', 'BreadcrumbList', 'WebSite', 'Person']],
])('%s is described as %j', (path, types) => {
  expect(readGraph(path).map((node) => node['@type'])).toEqual(types);
});

test('the search action opens the search', () => {
  const [action] = nodesIn(readGraph('/')).filter((node) => node['@type'] === 'SearchAction');
  expect(action?.['query-input']).toBe('required name=search_term_string');
  expect(action?.target).toMatchObject({ urlTemplate: `${ORIGIN}/search?q={search_term_string}` });
});

test('the element contains JSON that cannot close it, and no email address', () => {
  for (const path of paths) {
    const html = renderToStaticMarkup(StructuredData({ path }));
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(structuredData(path))));
    expect(html).not.toContain(getProfile().email);
  }
});
