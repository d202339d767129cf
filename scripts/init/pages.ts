import { existsSync } from 'node:fs';
import { multiselect, text } from '@clack/prompts';
import { findClones } from '../../lib/setup/import/projects/clones';
import { WRITTEN_SECTIONS } from '../../lib/setup/init/sections';
import type { Options } from './options';
import { answer, readPath, type Terminal } from './terminal';

const SOURCES = [
  { value: 'clones', label: 'Projects, drafted from clones on this computer' },
  { value: 'bgg', label: 'Board games, from BoardGameGeek', hint: 'needs BGG_TOKEN' },
];

const WRITTEN = WRITTEN_SECTIONS.map(({ name, menu }) => ({
  value: name,
  label: `${menu ?? name.charAt(0).toUpperCase() + name.slice(1)}, which you write`,
}));

export async function askForPages(given: Options, terminal: Terminal): Promise<Options> {
  const message = 'Which pages do you want besides home, résumé and contact? (Space selects)';
  const before = [given.projects && 'clones', given.bgg && 'bgg', ...(given.section ?? [])];
  const initialValues = before.filter((page) => page !== undefined);
  const options = [...SOURCES, ...WRITTEN];
  const pages = answer(await multiselect({ message, options, initialValues, required: false, ...terminal }));
  const section = pages.filter((page) => WRITTEN.some(({ value }) => value === page));
  return {
    projects: pages.includes('clones') ? await askForClones(terminal) : undefined,
    bgg: pages.includes('bgg') ? await askForUser(given.bgg, terminal) : undefined,
    section: section.length > 0 ? section : undefined,
  };
}

async function askForUser(given: string | undefined, terminal: Terminal): Promise<string | undefined> {
  const message = 'User name on BoardGameGeek';
  const user = answer(await text({ message, initialValue: given ?? '', ...terminal }));
  return user?.trim() || undefined;
}

async function askForClones(terminal: Terminal): Promise<string[]> {
  const message = 'Folders of the clones, or the folder that holds them, separated by commas';
  const validate = (value = '') => {
    const empty = listFolders(value).find((folder) => findClones(folder).length === 0);
    return empty && `${empty} ${existsSync(empty) ? 'has no clone in it' : 'is not a folder'}.`;
  };
  const folders = listFolders(answer(await text({ message, placeholder: '~/code', validate, ...terminal })));
  const clones = folders.flatMap(findClones);
  if (clones.length <= folders.length) return clones;
  const options = clones.map((clone) => ({ value: clone, label: clone }));
  const choice = { message: 'Which of them?', options, initialValues: clones, required: false };
  return answer(await multiselect({ ...choice, ...terminal }));
}

function listFolders(text = ''): string[] {
  return text.split(',').map(readPath).filter(Boolean);
}
