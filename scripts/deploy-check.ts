import { Command, InvalidArgumentError } from 'commander';
import { env } from '../lib/env';
import { print } from '../lib/log';
import { loadEnvFiles } from './env-files';
import { CommandError, runProgram } from './program';

const BYPASS = 'x-vercel-protection-bypass';

interface Options {
  timeout: number;
  json?: boolean;
}

function program(): Command {
  return new Command('deploy:check')
    .description('Read a deployed site from outside, and say what is wrong and what to do. Fails on errors.')
    .argument('<url>', 'address of the home page', address)
    .option('--timeout <seconds>', 'time for all requests together', seconds, 300)
    .option('--json', 'print the findings as JSON')
    .action(async (root: string, { timeout, json = false }: Options) => {
      const { boundedAsk, readCertificate } = await import('./deploy-check/ask');
      const { examineDeployed } = await import('./deploy-check/examine');
      const { asJson, asText, verdict } = await import('../lib/setup/doctor/report');
      const { origin } = new URL(root);
      const headers: Record<string, string> = env.vercelBypassSecret ? { [BYPASS]: env.vercelBypassSecret } : {};
      const ask = boundedAsk({ totalMs: timeout * 1000, origin, headers });
      const groups = await examineDeployed(root, { ask, certificate: readCertificate, now: Date.now });
      print(json ? asJson(groups) : asText(groups));
      const { isFit, text } = verdict(groups, 'Deployed as it should be', 'Not deployed as it should be');
      if (!isFit) throw new CommandError(text);
      if (!json) print(text);
    });
}

function address(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('Expected an address such as https://www.example.com.');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function seconds(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Expected seconds from 1 to 9999.');
  return Number(text);
}

loadEnvFiles();
await runProgram(program());
