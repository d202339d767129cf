import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { EMPTY_RESUME, ImportError, ImportReport } from '@/lib/setup/import/resume';
import type { Options } from '@/scripts/init/options';
import { ask } from '@/scripts/init/questions';
import { folderOf } from '../../folders';

const ENTER = '\r';
const DOWN = '\u001B[B';

const IMANI = {
  ...EMPTY_RESUME,
  name: 'Imani Okafor',
  title: 'CTO',
  email: 'imani@example.com',
  summary: 'Leads 40 engineers in 3 teams.',
};

/** Knows one file, resume.json. */
async function read({ resume }: Options) {
  if (resume === undefined) return { resume: EMPTY_RESUME };
  if (resume !== 'resume.json') throw new ImportError(`${resume}: there is no such file`);
  return { resume: IMANI, report: new ImportReport() };
}

/** Types the keys of the script: each entry has a part of the question's text and what is typed in reply. */
async function answersTo(given: Options, script: [question: string, keys: string][]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 120, rows: 40 });
  const open = [...script];
  let shown = '';
  let unanswered = '';
  output.on('data', (chunk: Buffer) => {
    shown += chunk;
    unanswered += chunk;
    const [question, keys] = open[0] ?? [];
    if (question === undefined || !unanswered.includes(question)) return;
    open.shift();
    unanswered = '';
    setImmediate(() => input.write(keys));
  });
  return { options: await ask(given, read, { input, output }), shown, open };
}

const FACTS: [string, string][] = [
  ['Name', ENTER],
  ['Profession', ENTER],
  ['City', `Oslo${ENTER}`],
  ['Time zone', `\u0015nowhere${ENTER}`],
  ['Write it as', `\u0015Europe/Oslo${ENTER}`],
  ['Email', `x@münchen.de${ENTER}`],
  ['not an email', `\u0015imani@example.com${ENTER}`],
  ['Address of the profile', `https://exa_mple.com/imani${ENTER}`],
  ['not a web address', `\u0015https://github.com/imani ${ENTER}`],
  ['figures', ` ${ENTER}`],
  ['Which pages', ENTER],
  ['Accent', ENTER],
  ['everything right', ENTER],
];

test('the answers of a file are the start of the answers', async () => {
  const { options, open } = await answersTo({ resume: 'resume.json' }, FACTS);
  expect(open).toEqual([]);
  expect(options).toEqual({
    resume: 'resume.json',
    name: 'Imani Okafor',
    title: 'CTO',
    location: 'Oslo',
    timezone: 'Europe/Oslo',
    email: 'imani@example.com',
    link: ['https://github.com/imani'],
    figure: ['40 engineers'],
  });
});

test('the path of a file that cannot be read is there to be corrected', async () => {
  const files: [string, string][] = [
    ['Do you have', ENTER],
    ['Path of the file', `resume.jso${ENTER}`],
    ['Path of the file', `n${ENTER}`],
  ];
  const { options, shown } = await answersTo({}, [...files, ...FACTS]);
  expect(shown).toContain('resume.jso: there is no such file');
  expect(options).toMatchObject({ resume: 'resume.json', name: 'Imani Okafor' });
});

test('projects come from clones, or from a folder that holds them', async () => {
  const folder = folderOf({ 'a/.git/HEAD': '', 'b/.git/HEAD': '', 'c/text': '' });
  const { options, shown } = await answersTo({ resume: 'resume.json' }, [
    ...FACTS.slice(0, 10),
    ['Which pages', ` ${ENTER}`],
    ['Folders', `nowhere${ENTER}`],
    ['is not a folder', `\u0015${folder}${ENTER}`],
    ['Which of them', ENTER],
    ...FACTS.slice(11),
  ]);
  expect(shown).toContain('nowhere is not a folder.');
  expect(options?.projects).toEqual([join(folder, 'a'), join(folder, 'b')]);
});

test('an answer can be changed at the end', async () => {
  const { options } = await answersTo({ resume: 'resume.json' }, [
    ...FACTS.slice(0, -1),
    ['everything right', `${DOWN}${DOWN}${ENTER}`],
    ['Profession', `\u0015Chair${ENTER}`],
    ['everything right', ENTER],
  ]);
  expect(options).toMatchObject({ name: 'Imani Okafor', title: 'Chair' });
});
