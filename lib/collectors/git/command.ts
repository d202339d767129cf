import { spawn } from 'node:child_process';

/** How git is started, never through a shell: in this environment, less what points at another repository. */
export interface Git {
  env: NodeJS.ProcessEnv;
}

export interface GitAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

/** Says what git could not do, in one line. */
export class GitError extends Error {}

// Set where we run inside a hook or an alias of git.
const ELSEWHERE = [
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_NAMESPACE', 'GIT_CONFIG'],
  ...['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_GRAFT_FILE', 'GIT_SHALLOW_FILE'],
];
// Settings of the owner must not change what is printed, nor make git ask, page or fetch.
const FIXED = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };
const OPTIONS = ['--no-pager', '-c', 'log.showSignature=false', '-c', 'color.ui=never'];
const STDERR_LIMIT = 10_000;

/** Runs git in a folder and gives all it printed, as UTF-8: for short answers. A failure is an answer, too. */
export async function runGit(git: Git, folder: string, args: readonly string[]): Promise<GitAnswer> {
  const chunks: string[] = [];
  const end = await runTo(git, folder, args, async (stdout) => {
    for await (const chunk of stdout.setEncoding('utf8')) chunks.push(chunk);
  });
  return { ...end, stdout: chunks.join('') };
}

/** What git prints, piece by piece as it is read, one character a byte (latin1). Throws GitError where git fails. */
export async function* streamGit(git: Git, folder: string, args: readonly string[]): AsyncGenerator<string> {
  const child = start(git, folder, args);
  const ended = endOf(child);
  // Awaited below; a failure before that must not count as unhandled.
  ended.catch(() => undefined);
  try {
    yield* child.stdout.setEncoding('latin1') as AsyncIterable<string>;
    const { code, stderr } = await ended;
    if (code !== 0) throw new GitError(complaint(stderr));
  } finally {
    child.kill();
  }
}

/** The last thing git complained of, without its "fatal: ". */
export function complaint(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim());
  const fatal = lines.find((line) => line.startsWith('fatal: ')) ?? lines.at(-1) ?? 'git failed without a word';
  return fatal.replace(/^(fatal|error): /, '');
}

type Child = ReturnType<typeof start>;

function start({ env }: Git, folder: string, args: readonly string[]) {
  const here: NodeJS.ProcessEnv = { ...env, ...FIXED };
  for (const name of ELSEWHERE) delete here[name];
  return spawn('git', [...OPTIONS, '-C', folder, ...args], {
    env: here,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

async function runTo(git: Git, folder: string, args: readonly string[], read: (out: Child['stdout']) => Promise<void>) {
  const child = start(git, folder, args);
  const [end] = await Promise.all([endOf(child), read(child.stdout)]);
  return end;
}

function endOf(child: Child): Promise<{ code: number; stderr: string }> {
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(0, STDERR_LIMIT);
  });
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new GitError('git cannot be started; install it first', { cause })));
    child.once('close', (code) => resolve({ code: code ?? 1, stderr }));
  });
}
