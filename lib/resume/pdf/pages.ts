import type { ResumeSources } from '../sources';
import { outline } from './outline';
import { PAPERS, type PaperName } from './paper';
import { type Group, parasOf } from './parts';
import { type Placement, place } from './place';

/** The résumé's parts, and where they are on how many pages. */
export function layOut(sources: ResumeSources, paper: PaperName): { tree: Group; placement: Placement } {
  const sheet = PAPERS[paper];
  const tree = outline(sources, sheet.width - sheet.left - sheet.right);
  return { tree, placement: place(parasOf(tree), sheet) };
}
