import type { Command } from 'commander';

/** A failure that the message explains; it is printed as one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What a subcommand does with its arguments and options; the text it returns is the summary. */
export type Run = (args: string[], options: Record<string, unknown>) => Promise<string>;

/** One row of the command table. */
export interface CollectCommand {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Arguments, options and help of its own. */
  describe?: (command: Command) => void;
  /** Loads the module that does the work, and with it what only this command needs. */
  load: () => Promise<{ run: Run }>;
}
