import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clone } from '../../../collectors/git/clone';
import { type FindOptions, findRepositories, type LocalRepository } from '../../../collectors/git/find-repositories';
import { folderName } from '../../../collectors/git/identity';
import { readTree } from '../../../collectors/git/languages/tree';
import { DAY_MS } from '../../../dates';
import { shareLanguages } from '../../../dev-stats/rules/commits/languages';
import { FIRST_PLAUSIBLE_DATE } from '../../../dev-stats/rules/constants';
import { type Git, GitError, readGit, runGit } from '../../../git/command';
import { pluralize } from '../../../words';
import { type Readme, readReadme } from './readme';

export interface ProjectFacts {
  name: string;
  repositoryUrl?: string | undefined;
  languages: string[];
  since: string;
  until: string;
  readme?: Readme | undefined;
}

/** The facts of local clones. Throws GitError for paths that are no complete clones. */
export async function readClones(options: FindOptions): Promise<ProjectFacts[]> {
  const { repositories, unidentified } = await findRepositories(options);
  const begun = repositories.filter(({ clones: [clone] }) => clone?.revisions.length);
  const empty = repositories.length - begun.length + unidentified;
  if (begun.length === 0 && empty > 0)
    throw new GitError(`${pluralize(empty, 'repository', 'repositories')} without a commit`);
  return Promise.all(begun.map((repository) => readFacts(options.git, repository)));
}

async function readFacts(git: Git, { name, htmlUrl, clones }: LocalRepository): Promise<ProjectFacts> {
  const [clone] = clones;
  const dates = clone ? await readDates(git, clone) : [];
  const since = dates[0];
  const until = dates.at(-1);
  if (!clone || since === undefined || until === undefined) {
    throw new GitError(`${name}: no commit has a date to go by`);
  }
  return {
    name: htmlUrl ? name : folderName(clone),
    repositoryUrl: htmlUrl || undefined,
    since,
    until,
    languages: await readLanguages(git, clone),
    readme: await findReadme(git, clone),
  };
}

const LANGUAGES = 6;
/** Percent of a repository's code. Languages with less, such as that of one script, are left out. */
const SMALLEST_SHARE = 2;

async function readDates(git: Git, { folder, revisions: [revision = ''] }: Clone): Promise<string[]> {
  const log = await readGit(git, folder, ['log', '--date=short', '--no-patch', '--format=%ad', revision, '--']);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const dates = log.split('\n').filter((date) => date >= FIRST_PLAUSIBLE_DATE && date <= tomorrow);
  return dates.toSorted();
}

async function readLanguages(git: Git, { folder, revisions: [revision = ''] }: Clone): Promise<string[]> {
  const tree = await readTree(git, folder, revision);
  const weights = [...(tree?.bytes ?? [])].map(([name, weight]) => ({ name, weight }));
  return shareLanguages(weights)
    .filter(({ share }) => share >= SMALLEST_SHARE)
    .slice(0, LANGUAGES)
    .map(({ name }) => name);
}

const README = /^readme(\.(md|markdown|mdown|mkdn?|txt|rst))?$/i;

/** The README of the newest commit. Undefined without one, and in a partial clone that lacks it. */
async function findReadme(git: Git, { folder, revisions: [revision = ''] }: Clone): Promise<Readme | undefined> {
  const { stdout } = await runGit(git, folder, ['ls-tree', '-z', '--name-only', '--full-tree', revision]);
  const [name] = stdout
    .split('\0')
    .filter((entry) => README.test(entry))
    .toSorted(markdownFirst);
  if (!name) return undefined;
  const { code, stdout: text } = await runGit(git, folder, ['cat-file', 'blob', `${revision}:${name}`]);
  return code === 0 ? readReadme(text) : undefined;
}

function markdownFirst(a: string, b: string): number {
  return Number(/\.m/i.test(b)) - Number(/\.m/i.test(a)) || a.localeCompare(b);
}

export function findClones(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  if (isClone(folder)) return [folder];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => join(folder, name)).filter(isClone);
}

function isClone(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (existsSync(join(folder, 'HEAD')) && existsSync(join(folder, 'objects')));
}
