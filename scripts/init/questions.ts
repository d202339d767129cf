import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { cancel, confirm, intro, isCancel, log, select, text } from '@clack/prompts';
import { accentProblem } from '../../lib/looks/accent';
import { combineSources } from '../../lib/setup/init/owner';
import { givenBy } from './given';
import type { Options } from './options';
import type { Sources } from './sources';

/** The terminal; tests pass their own streams. */
export interface Terminal {
  input?: Readable;
  output?: Writable;
}

type Read = (options: Pick<Options, 'resume' | 'linkedin'>) => Promise<Sources>;

class Stopped extends Error {}

const PLACEHOLDERS = { resume: '~/resume.json', linkedin: '~/Downloads/Complete_LinkedInDataExport.zip' };

/** Asks for what the options do not say, with the answers of the files as a start. undefined if the owner stops. */
export async function ask(given: Options, read: Read, terminal: Terminal = {}): Promise<Options | undefined> {
  intro('Your site', terminal);
  log.message('Enter skips a question. You will see every change before it is written.', terminal);
  try {
    const files = given.resume || given.linkedin ? given : { ...given, ...(await askForFile(read, terminal)) };
    return { ...files, ...(await askForFacts(files, read, terminal)) };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    cancel('Stopped.', terminal);
    return undefined;
  }
}

export async function confirmed(terminal: Terminal = {}): Promise<boolean> {
  return (await confirm({ message: 'Write these changes?', ...terminal })) === true;
}

async function askForFile(read: Read, terminal: Terminal): Promise<Options> {
  const source = answer(
    await select({
      message: 'Do you have your résumé as a file?',
      options: [
        { value: 'resume' as const, label: 'JSON Resume' },
        { value: 'linkedin' as const, label: 'Data export of LinkedIn', hint: 'the larger archive, as a ZIP file' },
        { value: 'none' as const, label: 'No', hint: 'what is unknown becomes a TODO' },
      ],
      ...terminal,
    }),
  );
  if (source === 'none') return {};
  for (;;) {
    const message = 'Path of the file';
    const file = fromHome(answer(await text({ message, placeholder: PLACEHOLDERS[source], ...terminal })));
    if (!file) return {};
    try {
      await read({ [source]: file });
      return { [source]: file };
    } catch (error) {
      log.error((error as Error).message, terminal);
    }
  }
}

/** Clones or an account from which projects are drafted. */
async function askForProjects(terminal: Terminal): Promise<Options> {
  const source = answer(
    await select({
      message: 'Do you want drafts of your projects?',
      options: [
        { value: 'clones' as const, label: 'From clones on this computer' },
        { value: 'github' as const, label: 'From your account on GitHub', hint: 'needs GITHUB_TOKEN' },
        { value: 'none' as const, label: 'Not now' },
      ],
      initialValue: 'none' as const,
      ...terminal,
    }),
  );
  if (source === 'none') return {};
  if (source === 'github')
    return filled({ github: answer(await text({ message: 'User name on GitHub', ...terminal })) });
  const message = 'Folders of the clones, separated by commas';
  const validate = (value = '') => {
    const missing = foldersIn(value).find((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory());
    return missing && `${missing} is not a folder.`;
  };
  const projects = foldersIn(answer(await text({ message, placeholder: '~/code', validate, ...terminal })));
  return projects.length > 0 ? { projects } : {};
}

async function askForFacts(options: Options, read: Read, terminal: Terminal): Promise<Options> {
  const { resumes } = await read(options);
  const known = combineSources([givenBy(options), ...resumes]);
  const line = (message: string, initialValue: string | undefined, validate?: (value?: string) => string | undefined) =>
    text({ message, ...(initialValue && { initialValue }), ...(validate && { validate }), ...terminal }).then((value) =>
      answer(value),
    );
  const name = await line('Name', known.name, (value) => (value?.trim() ? undefined : 'The site needs a name.'));
  const title = await line('Profession', known.title);
  const location = await line('City, and region or country', known.location);
  const email = await line('E-mail address', known.email, optional(/^\S+@\S+\.\S+$/, 'This is not an e-mail address.'));
  const link = await line(
    'Profile on LinkedIn, GitHub or elsewhere',
    known.links.find(({ url }) => url)?.url,
    optional(WEB, 'It begins with https://'),
  );
  const projects = options.projects || options.github ? {} : await askForProjects(terminal);
  const accent = await line('Accent color of the site, such as #2f9e77', options.accent, accentComplaint);
  const bgg = await line('BoardGameGeek user name, if you show board games', options.bgg);
  const links = link && link !== known.links.find(({ url }) => url)?.url ? [link] : options.link;
  return { ...projects, ...filled({ name, title, location, email, accent, bgg }), ...(links && { link: links }) };
}

const WEB = /^https?:\/\/\S+\.\S+$/;

function optional(pattern: RegExp, complaint: string) {
  return (value = '') => (!value.trim() || pattern.test(value.trim()) ? undefined : complaint);
}

function accentComplaint(value = ''): string | undefined {
  if (!value.trim()) return undefined;
  return /^#[\da-f]{6}$/i.test(value.trim()) ? accentProblem(value.trim()) : 'Write it as #RRGGBB.';
}

function foldersIn(text = ''): string[] {
  return text.split(',').map(fromHome).filter(Boolean);
}

/** Shells replace `~`, prompts do not. */
function fromHome(path: string | undefined): string {
  return (path ?? '').trim().replace(/^~(?=\/|$)/, homedir());
}

function answer<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new Stopped();
  return value as Exclude<Value, symbol>;
}

/** Without empty answers. */
function filled(answers: Record<string, string | undefined>): Options {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  );
}
