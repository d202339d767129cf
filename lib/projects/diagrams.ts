import { type Diagram, getDiagrams } from '../diagram/diagrams';
import type { Project } from './projects';

/** The diagrams of a project that names none. They come first in Architecture, which has room for two. */
const DEFAULT_NAMES = ['architecture-stack', 'deployment-swimlane'];
const ARCHITECTURE_SIZE = 2;

const FENCE_OR_COMMENT = /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2|\{\/\*[\s\S]*?\*\/\}/gm;
const TAG = /^ *<Diagram\s+name=["']([^"']*)["']/gm;

/** `inText` are those that the write-up places. A tabletop project has only the diagrams that it names. */
export function getProjectDiagrams({ diagrams, kind, body }: Project) {
  const placed = findPlaced(body.raw);
  const named = diagrams ?? (kind === 'tabletop' ? [] : DEFAULT_NAMES);
  const others = [...new Set(named)].filter((name) => !placed.includes(name));
  const isDefault = (name: string) => Number(DEFAULT_NAMES.includes(name));
  const ranked = others.length > ARCHITECTURE_SIZE ? others.toSorted((a, b) => isDefault(b) - isDefault(a)) : others;
  return {
    architecture: findDiagrams(ranked.slice(0, ARCHITECTURE_SIZE)),
    inText: findDiagrams(placed),
    afterText: findDiagrams(ranked.slice(ARCHITECTURE_SIZE)),
  };
}

/** Undefined if there is none, or only a draft. */
export function findDiagram(name: string): Diagram | undefined {
  return getDiagrams().find((diagram) => diagram.name === name);
}

function findDiagrams(names: string[]): Diagram[] {
  return names.map(findDiagram).filter((diagram) => diagram !== undefined);
}

function findPlaced(markdown: string): string[] {
  const tags = markdown.replace(FENCE_OR_COMMENT, '').matchAll(TAG);
  return [...new Set(Array.from(tags, ([, name = '']) => name))];
}
