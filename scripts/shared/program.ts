import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { print, printError } from '../../lib/log.ts';

const WRONG_USAGE = 2;

/** The summary goes to stdout. A problem is what could not be done; it goes to stderr, and the command fails. */
export interface Outcome {
  summary?: string | undefined;
  /** A limitation that every run has until a setting changes. It goes to stderr; with --strict, the command fails. */
  warning?: string | undefined;
  problem?: string | undefined;
}

export type Run = (args: string[], options: Record<string, unknown>) => Promise<Outcome>;

/** Adds a command to a program. `load` imports it only when it runs, so that --help is fast. */
export function addCommand(program: Command, name: string, summary: string, load: () => Promise<{ run: Run }>) {
  const command = program.command(name).description(summary);
  return command.action(async () => {
    const { run } = await load();
    report(await run(command.args, command.opts()), command.opts());
  });
}

export function report({ summary, warning, problem }: Outcome, { strict = false } = {}): void {
  if (summary) print(summary);
  if (warning && !strict) printError(`Warning: ${warning}`);
  const failure = problem ?? (strict ? warning : undefined);
  if (failure) throw new Error(failure);
}

/** Returns a parser for an argument of a command. `expected` ends its error message: "Expected a number." */
export function expecting(expected: string, accepts: (text: string) => boolean) {
  return (text: string): string => {
    if (!accepts(text)) throw new InvalidArgumentError(`Expected ${expected}.`);
    return text;
  };
}

export function repeatable(read: (text: string) => string) {
  return (text: string, previous: string[] = []): string[] => [...previous, read(text)];
}

/** Runs a program. The exit code is 0 on success, 1 on failure with one line on stderr, and 2 on wrong usage. */
export async function runProgram(program: Command): Promise<void> {
  for (const command of program.commands.length > 0 ? program.commands : [program])
    command.exitOverride().option('--verbose', 'print the stack trace of an error');
  try {
    await program.exitOverride().parseAsync();
  } catch (error) {
    process.exitCode = exitCode(error);
  }
}

function exitCode(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  printError(process.argv.includes('--verbose') ? (stack ?? message) : (message.split('\n')[0] ?? ''));
  return 1;
}
