import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Git {
  env: NodeJS.ProcessEnv;
}

export class GitError extends Error {}

const REPOSITORY_VARIABLES = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_NAMESPACE',
  'GIT_CONFIG',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_GRAFT_FILE',
  'GIT_SHALLOW_FILE',
];
// Makes the output independent of the user's settings, without prompts, a pager and network access.
const FIXED = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };
const OPTIONS = ['--no-pager', '--no-replace-objects', '-c', 'log.showSignature=false', '-c', 'color.ui=never'];
const STDERR_LIMIT = 10_000;

/** Runs git in a folder and returns its output as UTF-8. A failure is returned, not thrown. */
export async function runGit(git: Git, folder: string, args: readonly string[]) {
  const child = start(git, folder, args);
  const [end, stdout] = await Promise.all([awaitEnd(child), text(child.stdout)]);
  return { ...end, stdout };
}

/** Output of git as UTF-8. Throws GitError, which names the folder, if git fails. */
export async function readGit(git: Git, folder: string, args: readonly string[]): Promise<string> {
  const { code, stderr, stdout } = await runGit(git, folder, args);
  if (code !== 0) throw new GitError(`${folder}: ${errorMessage(stderr)}`);
  return stdout;
}

/** Output of git for a caller that cannot wait; undefined if git fails or is not installed. */
export function runGitSync(git: Git, folder: string, args: readonly string[]): string | undefined {
  const options = {
    env: createVariables(git),
    windowsHide: true,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  } as const;
  const { status, stdout } = spawnSync('git', [...OPTIONS, '-C', folder, ...args], options);
  return status === 0 ? stdout : undefined;
}

/** Streams the output of git as latin1, which keeps every byte as one character. Throws GitError if git fails. */
export async function* streamGit(
  git: Git,
  folder: string,
  args: readonly string[],
  input?: string,
): AsyncGenerator<string> {
  const child = start(git, folder, args, input);
  const ended = awaitEnd(child);
  ended.catch(() => undefined);
  try {
    yield* child.stdout.setEncoding('latin1') as AsyncIterable<string>;
    const { code, stderr } = await ended;
    if (code !== 0) throw new GitError(`${folder}: ${errorMessage(stderr)}`);
  } finally {
    child.kill();
  }
}

export async function* splitFields(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let tail = '';
  for await (const chunk of chunks) {
    tail += chunk;
    // Only complete fields are split, so a very long field takes linear time.
    if (!chunk.includes('\0')) continue;
    const fields = tail.split('\0');
    tail = fields.pop() ?? '';
    yield fields;
  }
}

export function errorMessage(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim());
  const fatal = lines.find((line) => line.startsWith('fatal: ')) ?? lines.at(-1) ?? 'git failed without a message';
  return fatal.replace(/^(fatal|error): /, '');
}

function createVariables({ env }: Git): NodeJS.ProcessEnv {
  const variables: NodeJS.ProcessEnv = { ...env, ...FIXED };
  for (const name of REPOSITORY_VARIABLES) delete variables[name];
  return variables;
}

function start(git: Git, folder: string, args: readonly string[], input = '') {
  const child = spawn('git', [...OPTIONS, '-C', folder, ...args], {
    env: createVariables(git),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  // When git ends early, its exit code and message are reported instead.
  child.stdin.on('error', () => undefined).end(input);
  return child;
}

function awaitEnd(child: ReturnType<typeof start>): Promise<{ code: number; stderr: string }> {
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr = (stderr + chunk).slice(0, STDERR_LIMIT);
  });
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new GitError('git cannot be started; install it first', { cause })));
    child.once('close', (code) => resolve({ code: code ?? 1, stderr }));
  });
}
