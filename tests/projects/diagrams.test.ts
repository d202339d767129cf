import { expect, test } from 'vitest';
import { getDiagrams } from '@/lib/diagram/diagrams';
import { getProjectDiagrams } from '@/lib/projects/diagrams';
import { getProject, type Project } from '@/lib/projects/projects';

// Asserts the sample content.

const [OWN, STACK, SWIMLANE] = ['dachshund-app-system', 'architecture-stack', 'deployment-swimlane'] as const;
const OTHER = 'qbr-reporting-web-system';
const TAG = `<Diagram name="${OWN}" />`;

const listNames = (diagrams: { name: string }[]) => diagrams.map(({ name }) => name);

/** Names of the diagrams in Architecture, in the text and after it. */
function placeDiagrams(fields: Partial<Project>, raw = '') {
  const { diagrams: _, ...project } = getProject('dachshund-app') as Project;
  const { architecture, inText, afterText } = getProjectDiagrams({
    ...project,
    ...fields,
    body: { ...project.body, raw },
  });
  return [listNames(architecture), listNames(inText), listNames(afterText)];
}

test.each<[string, Partial<Project>, string, string[][]]>([
  ['names none', {}, '', [[STACK, SWIMLANE], [], []]],
  ['is a tabletop project', { kind: 'tabletop' }, '', [[], [], []]],
  ['names one', { diagrams: [OWN] }, '', [[OWN], [], []]],
  ['names the two of the site and a third', { diagrams: [OWN, STACK, SWIMLANE] }, '', [[STACK, SWIMLANE], [], [OWN]]],
  ['names three, one of them of the site', { diagrams: [OWN, OTHER, STACK] }, '', [[STACK, OWN], [], [OTHER]]],
  ['places its own', {}, `Text.\n\n${TAG}\n\nText.`, [[STACK, SWIMLANE], [OWN], []]],
  ['names three and places one', { diagrams: [OWN, STACK, SWIMLANE] }, TAG, [[STACK, SWIMLANE], [OWN], []]],
  ['has the tag in code', { diagrams: [OWN] }, `\`\`\`mdx\n${TAG}\n\`\`\``, [[OWN], [], []]],
  ['has the tag in a comment', { diagrams: [OWN] }, `{/*\n${TAG}\n*/}`, [[OWN], [], []]],
])('a project that %s', (_, fields, text, expected) => {
  expect(listNames(getDiagrams())).toEqual(expect.arrayContaining([OWN, OTHER, STACK, SWIMLANE]));
  expect(placeDiagrams(fields, text)).toEqual(expected);
});
