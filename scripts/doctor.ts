import { Command, InvalidArgumentError } from 'commander';
import { print } from '../lib/log';
import { loadEnvFiles } from './shared/env-files';
import { runProgram } from './shared/program';

const program = new Command('doctor')
  .description('Say whether the site is fit to publish, and what to do. Fails if it is not.')
  .option('--url <url>', 'examine the deployed site instead', address)
  .action(async ({ url }: { url?: string }) => {
    const { asText, verdict } = await import('../lib/setup/doctor/finding');
    const { examine } = await import('./doctor/examine');
    const { examineDeployed } = await import('./doctor/outside');
    const groups = await (url ? examineDeployed(url) : examine());
    print(asText(groups));
    const { isFit, text } = verdict(groups);
    if (!isFit) throw new Error(text);
    print(text);
  });

function address(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('Expected an address such as https://www.example.com.');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

loadEnvFiles();
await runProgram(program);
