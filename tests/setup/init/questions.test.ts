import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { EMPTY_RESUME, ImportError, ImportReport } from '@/lib/setup/import/resume';
import type { Options } from '@/scripts/init/options';
import { ask } from '@/scripts/init/questions';

const ENTER = '\r';
const DOWN = '\u001B[B';
const STOP = '\u0003';

const IMANI = { ...EMPTY_RESUME, name: 'Imani Okafor', title: 'CTO', email: 'imani@example.com' };

/** Knows one file, resume.json. */
async function read({ resume }: Options) {
  if (resume === undefined) return { resumes: [], reports: [] };
  if (resume !== 'resume.json') throw new ImportError(`${resume}: there is no such file`);
  return { resumes: [IMANI], reports: [{ file: resume, report: new ImportReport() }] };
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
  ['E-mail', ENTER],
  ['Profile on', `https://github.com/imani${ENTER}`],
  ['projects', ENTER],
  ['Accent', ENTER],
  ['BoardGameGeek', ENTER],
];

test('the answers of a file are the start of the answers', async () => {
  const { options, open } = await answersTo({ resume: 'resume.json' }, FACTS);
  expect(open).toEqual([]);
  expect(options).toEqual({
    ...{ resume: 'resume.json', name: 'Imani Okafor', title: 'CTO', location: 'Oslo', email: 'imani@example.com' },
    link: ['https://github.com/imani'],
  });
});

test('a file that cannot be read is asked for again', async () => {
  const files: [string, string][] = [
    ['Do you have', ENTER],
    ['Path of the file', `no.json${ENTER}`],
    ['Path of the file', `resume.json${ENTER}`],
  ];
  const { options, shown } = await answersTo({}, [...files, ...FACTS]);
  expect(shown).toContain('no.json: there is no such file');
  expect(options).toMatchObject({ resume: 'resume.json', name: 'Imani Okafor' });
});

test('projects come from folders that exist, or from an account', async () => {
  const facts = (...answers: [string, string][]) => [...FACTS.slice(0, 5), ...answers, ...FACTS.slice(6)];
  const clones = await answersTo({ name: 'Ada' }, [
    ['Do you have', `${DOWN}${DOWN}${ENTER}`],
    ...facts(
      ['projects', `${DOWN}${ENTER}`],
      ['Folders', `nowhere${ENTER}`],
      ['nowhere', `\u0015lib, docs/adr${ENTER}`],
    ),
  ]);
  expect(clones.shown).toContain('nowhere is not a folder.');
  expect(clones.options?.projects).toEqual(['lib', 'docs/adr']);
  const account = await answersTo(
    { name: 'Ada', resume: 'resume.json' },
    facts(['projects', `${DOWN}${DOWN}${ENTER}`], ['User name', `imani${ENTER}`]),
  );
  expect(account.options?.github).toBe('imani');
});

test('Ctrl+C stops without an answer', async () => {
  const { options, shown } = await answersTo({ resume: 'resume.json' }, [
    ['Name', ENTER],
    ['Profession', STOP],
  ]);
  expect(options).toBeUndefined();
  expect(shown).toContain('Stopped.');
});
