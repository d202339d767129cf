import { type Command, CommanderError } from 'commander';

const WRONG_USAGE = 2;

export class CommandError extends Error {
  override name = 'CommandError';
}

export type Run = (args: string[], options: Record<string, unknown>) => Promise<string>;

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
  console.error(process.argv.includes('--verbose') ? stack : message.split('\n')[0]);
  return 1;
}
