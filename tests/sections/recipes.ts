import { addFigure } from './add-figure';
import { addListSection } from './add-list-section';
import { addPage } from './add-page';
import { copyProject, deleteSection, type ScratchCopy } from './scratch-copy';

/** Sections that can be deleted. `npm test -- --sections` checks each alone, and builds the site without all of them. */
export const DELETABLE = ['tabletop', 'lab', 'docs', 'talks', 'writing', 'boards'];
const RECIPES = [addPage, addListSection, addFigure];

/** A copy of the project without six sections, and with a page, a section and a figure; and the files of each recipe. */
export function addRecipes() {
  const copy = copyProject('recipes');
  for (const name of DELETABLE) deleteSection(copy, name);
  const touched = RECIPES.map((add) => filesOf(add, copy));
  copy.run('tsx scripts/generate.ts schemas graphql');
  return { copy, touched };
}

function filesOf(add: (copy: ScratchCopy) => void, copy: ScratchCopy): string[] {
  copy.touched.clear();
  add(copy);
  return [...copy.touched];
}
