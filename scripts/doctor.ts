import { Command } from 'commander';
import { print } from '../lib/log';
import { loadEnvFiles } from './env-files';
import { CommandError, runProgram } from './program';

interface Options {
  online?: boolean;
  json?: boolean;
}

function program(): Command {
  return new Command('doctor')
    .description('Say whether the site is fit to publish, and what to do. Fails if it is not.')
    .option('--online', 'also ask GitHub about the token, and open links to other sites')
    .option('--json', 'print the findings as JSON')
    .action(async ({ online = false, json = false }: Options) => {
      const { examine } = await import('./doctor/examine');
      const { asJson, asText, verdict } = await import('../lib/setup/doctor/report');
      const groups = await examine({ isOnline: online });
      print(json ? asJson(groups) : asText(groups));
      const { isFit, text } = verdict(groups);
      if (!isFit) throw new CommandError(text);
      if (!json) print(text);
    });
}

loadEnvFiles();
await runProgram(program());
