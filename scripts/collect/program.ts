import { type Command, CommanderError } from 'commander';
import { printError } from '../../lib/log';

const WRONG_USAGE = 2;

export class CommandError extends Error {
  override name = 'CommandError';
}

/** The summary goes to stdout. A problem is what could not be done; it goes to stderr, and the command fails. */
interface Outcome {
  summary: string;
  problem?: string | undefined;
}

export type Run = (args: string[], options: Record<string, unknown>) => Promise<Outcome>;

export function addCommand(program: Command, name: string, summary: string): Command {
  return program
    .command(name)
    .description(summary)
    .option('--verbose', 'print the stack trace of an error')
    .exitOverride();
}

/** Runs a program. The exit code is 0 on success, 1 on failure with one line on stderr, and 2 on wrong usage. */
export async function runProgram(program: Command): Promise<void> {
  try {
    await program.exitOverride().parseAsync();
  } catch (error) {
    process.exitCode = exitCode(error);
  }
}

/** Commander has already printed its own errors. */
function exitCode(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  printError(process.argv.includes('--verbose') ? (stack ?? message) : (message.split('\n')[0] ?? ''));
  return 1;
}
