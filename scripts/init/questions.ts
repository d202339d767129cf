import { cancel, confirm, intro, log, multiselect, select, text } from '@clack/prompts';
import { email, url } from '../../lib/content/schema/fields';
import { isTimeZone } from '../../lib/dates';
import { accentProblem, COLOR } from '../../lib/looks/accent';
import { findFigures } from '../../lib/setup/import/figures';
import type { ImportedResume } from '../../lib/setup/import/resume';
import type { Options } from './options';
import { askForPages } from './pages';
import type { Imported } from './sources';
import { answer, readPath, Stopped, type Terminal } from './terminal';

type Read = (options: Pick<Options, 'resume' | 'linkedin'>) => Promise<Imported>;

const PLACEHOLDERS = { resume: '~/resume.json', linkedin: '~/Downloads/Complete_LinkedInDataExport.zip' };

/** Asks for what the options do not say, with the answers of the files as a start. undefined if the owner stops. */
export async function ask(given: Options, read: Read, terminal: Terminal = {}): Promise<Options | undefined> {
  intro('Your site', terminal);
  log.message('Enter accepts the answer shown. You will see every change before it is written.', terminal);
  try {
    const files = given.resume || given.linkedin ? given : { ...given, ...(await askForFile(read, terminal)) };
    const { resume: known } = await read(files);
    let options = files;
    for (const { ask } of STEPS) options = { ...options, ...(await ask(options, known, terminal)) };
    return await review(options, known, terminal);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    cancel('Stopped.', terminal);
    return undefined;
  }
}

export async function confirmed(): Promise<boolean> {
  return (await confirm({ message: 'Write these changes?' })) === true;
}

async function review(given: Options, known: ImportedResume, terminal: Terminal): Promise<Options> {
  let options = given;
  for (;;) {
    const steps = STEPS.map(({ label }, index) => ({ value: index, label: `Change: ${label}` }));
    const choices = [{ value: -1, label: 'Yes, go on' }, ...steps];
    const index = answer(await select({ message: 'Is everything right?', options: choices, ...terminal }));
    const step = STEPS[index];
    if (!step) return options;
    options = { ...options, ...(await step.ask(options, known, terminal)) };
  }
}

async function askForFile(read: Read, terminal: Terminal): Promise<Options> {
  const source = answer(
    await select({
      message: 'Do you have your résumé as a file?',
      options: [
        { value: 'resume' as const, label: 'JSON Resume' },
        { value: 'linkedin' as const, label: 'Data export of LinkedIn', hint: 'the larger archive, as a ZIP file' },
        { value: 'none' as const, label: 'No' },
      ],
      ...terminal,
    }),
  );
  if (source === 'none') return {};
  let initialValue = '';
  for (;;) {
    const message = 'Path of the file';
    initialValue = answer(await text({ message, initialValue, placeholder: PLACEHOLDERS[source], ...terminal }));
    const file = readPath(initialValue);
    if (!file) return {};
    try {
      await read({ [source]: file });
      return { [source]: file };
    } catch (error) {
      log.error((error as Error).message, terminal);
    }
  }
}

interface Step {
  label: string;
  ask: (options: Options, known: ImportedResume, terminal: Terminal) => Promise<Options>;
}

const STEPS: Step[] = [
  line(
    'Name',
    'name',
    ({ name }) => name,
    (value) => (value ? undefined : 'The site needs a name.'),
  ),
  line('Profession', 'title', ({ title }) => title),
  line('City, and region or country', 'location', ({ location }) => location),
  line('Time zone of your nights', 'timezone', ownZone, (value) =>
    !value || isTimeZone(value) ? undefined : 'Write it as Europe/Lisbon, or leave it empty for no drawing of nights.',
  ),
  line(
    'Email address',
    'email',
    ({ email }) => email,
    (value) => (!value || email.safeParse(value).success ? undefined : 'This is not an email address.'),
  ),
  { label: 'Profile', ask: askForProfile },
  { label: 'Figures', ask: askForFigures },
  { label: 'Pages', ask: (options, _, terminal) => askForPages(options, terminal) },
  line('Accent color, such as #2f9e77', 'accent', () => undefined, accentComplaint),
];

function line(
  label: string,
  key: 'name' | 'title' | 'location' | 'timezone' | 'email' | 'accent',
  start: (known: ImportedResume) => string | undefined,
  complain: (value: string) => string | undefined = () => undefined,
): Step {
  return {
    label,
    ask: async (options, known, terminal) => {
      const initialValue = options[key] ?? start(known) ?? '';
      const validate = (value = '') => complain(value.trim());
      const value = answer(await text({ message: label, initialValue, validate, ...terminal })) ?? '';
      return { [key]: value.trim() || undefined };
    },
  };
}

async function askForProfile({ link = [] }: Options, { links }: ImportedResume, terminal: Terminal): Promise<Options> {
  const initialValue = link[0] ?? links.find(({ kind, url }) => url && /linkedin/i.test(`${kind} ${url}`))?.url ?? '';
  const validate = (value = '') =>
    !value.trim() || url.safeParse(value.trim()).success ? undefined : 'This is not a web address with https://.';
  const message = 'Address of the profile where visitors can connect with you';
  const value = (answer(await text({ message, initialValue, validate, ...terminal })) ?? '').trim();
  return { link: value ? [value, ...link.filter((each) => each !== value)] : link };
}

async function askForFigures(options: Options, known: ImportedResume, terminal: Terminal): Promise<Options> {
  const figures = findFigures(known).map(({ value, unit }) => `${value} ${unit}`);
  if (figures.length === 0) return {};
  const message = 'Your files have these figures. Which should the home page show? (Space selects)';
  const choices = figures.map((figure) => ({ value: figure, label: figure }));
  const initialValues = options.figure ?? [];
  const figure = answer(await multiselect({ message, options: choices, initialValues, required: false, ...terminal }));
  return { figure };
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function accentComplaint(value: string): string | undefined {
  if (!value) return undefined;
  return COLOR.test(value) ? accentProblem(value) : 'Write it as #RRGGBB.';
}
