import { type Command, CommanderError } from 'commander';

const WRONG_USAGE = 2;

/** Adds a subcommand with what all of them have. */
export function addCommand(program: Command, name: string, summary: string): Command {
  return program.command(name).description(summary).option('--verbose', 'tell where a failure happened').exitOverride();
}

/** Runs a command line. The process ends with 0 on success, 2 on wrong usage, else 1 and one line that says why. */
export async function runProgram(program: Command): Promise<void> {
  try {
    await program.exitOverride().parseAsync();
  } catch (error) {
    process.exitCode = exitCode(error);
  }
}

/** Commander has told its own errors already. */
function exitCode(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(process.argv.includes('--verbose') ? stack : message.split('\n')[0]);
  return 1;
}
