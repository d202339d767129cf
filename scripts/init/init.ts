import { basename } from 'node:path';
import { sampleFiles } from '../../lib/content/sample';
import { env } from '../../lib/env';
import { print } from '../../lib/log';
import { parseFigure } from '../../lib/setup/import/figures';
import { draftProjects } from '../../lib/setup/import/projects/drafts';
import type { ImportedResume } from '../../lib/setup/import/resume';
import { ownerDocuments } from '../../lib/setup/init/documents';
import type { Owner } from '../../lib/setup/init/owner';
import { createPlan } from '../../lib/setup/init/plan';
import { applyChanges, type Changes, finishChanges } from '../../lib/setup/init/replace';
import { notesOfSections } from '../new/add';
import { readProjects } from '../new/projects';
import { listProblems } from '../shared/check-content';
import { readContentFiles } from '../shared/content-files';
import type { Outcome } from '../shared/program';
import { assertClean, findRepository } from './git';
import type { Options } from './options';
import { ask, confirmed } from './questions';
import { fetchShelf } from './shelf';
import { describePlan, describeReport, formatCommand, NEXT_STEPS } from './show';
import { readSource } from './sources';

/** Replaces the sample in the working directory. Nothing is written before the owner has seen the list of files. */
export async function init(given: Options): Promise<Outcome> {
  if (env.contentDir !== 'content') return { problem: 'Only content/ is replaced. Run it without CONTENT_DIR.' };
  const root = process.cwd();
  if (finishChanges(root)) print('Completed the changes of an interrupted run.');
  if (!given.force && !given.dryRun) assertClean(root);
  const isAsking = !given.yes && !given.dryRun && Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const options = isAsking ? await ask(given, readSource) : given;
  if (!options) return { problem: 'Nothing was written.' };
  const { resume, report, portrait } = await readSource(options);
  const known = applyOptions(resume, options);
  if (!known.name) return { problem: 'The name is unknown. Add --name "Your Name".' };
  const today = new Date().toISOString().slice(0, 10);
  const { projects, existing } = await readDrafts(root, options, today).catch((error: Error) => {
    // The answers are not asked for again.
    if (isAsking) print(`To give the same answers again: ${formatCommand(options)}`);
    throw error;
  });
  const { shelf, note } = await fetchShelf(options.bgg);
  const owner: Owner = {
    ...known,
    name: known.name,
    network: options.link?.[0],
    timezone: options.timezone,
    figures: (options.figure ?? []).map(parseFigure),
    accent: options.accent,
    repository: findRepository(root),
    shelf,
    portrait,
    projects,
    sections: options.section ?? [],
    existing,
  };
  const documents = ownerDocuments(owner, today);
  const plan = createPlan(root, { documents, portrait, force: options.force });
  const problems = problemsAfter(root, plan);
  if (problems.length > 0)
    return { problem: `Nothing was written, because the content would be invalid: ${problems[0]}` };
  const read = report && describeReport(basename(options.resume ?? options.linkedin ?? ''), report);
  const shown = [read, describePlan(plan), note].filter(Boolean).join('\n\n');
  if (plan.write.size + plan.remove.length === 0) return { summary: `${shown}\n\nThere is nothing to change.` };
  if (options.dryRun) return { summary: `${shown}\n\nDry run: nothing was written.` };
  print(isAsking ? `\n${shown}\n` : shown);
  if (!(options.yes || (isAsking && (await confirmed())))) {
    return { problem: isAsking ? 'Nothing was written.' : 'Nothing was written. Add --yes to write it.' };
  }
  applyChanges(root, plan);
  const notes = notesOfSections(readContentFiles(`${root}/content`), documents);
  return { summary: ['', ...notes, NEXT_STEPS].join('\n') };
}

function applyOptions(resume: ImportedResume, { name, title, location, email, link = [] }: Options): ImportedResume {
  const added = link.filter((url) => !resume.links.some((each) => each.url === url));
  return {
    ...resume,
    name: name ?? resume.name,
    title: title ?? resume.title,
    location: location ?? resume.location,
    email: email ?? resume.email,
    links: [...added.map((url) => ({ url })), ...resume.links],
  };
}

async function readDrafts(root: string, { projects = [] }: Options, today: string) {
  const { documents } = readContentFiles(`${root}/content`);
  for (const path of sampleFiles(root)) documents.delete(path.replace(/^content\//, ''));
  const existing = [...documents.keys()];
  if (projects.length === 0) return { projects: [], existing };
  const { drafts } = draftProjects(await readProjects(projects), documents, today);
  return { projects: drafts, existing };
}

function problemsAfter(root: string, { write, remove }: Changes): string[] {
  const files = readContentFiles(`${root}/content`);
  for (const path of remove) {
    files.documents.delete(path.replace(/^content\//, ''));
    files.images.delete(path.replace(/^public/, ''));
  }
  for (const [path, text] of write) {
    if (path.startsWith('content/')) files.documents.set(path.slice('content/'.length), String(text));
    else files.images.add(path.replace(/^public/, ''));
  }
  return listProblems(files);
}
