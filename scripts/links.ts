import { Command } from 'commander';
import { env } from '../lib/env';
import { print } from '../lib/log';
import { externalLinks, linkFindings } from '../lib/setup/doctor/links';
import { readContentFiles } from './check-content';
import { openLinks } from './doctor/ask';
import { loadEnvFiles } from './env-files';
import { CommandError, runProgram } from './program';

/** Nothing answers there (RFC 2606). */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

async function openAll() {
  const { documents, root } = readContentFiles(env.contentDir);
  const links = externalLinks(new Map([...documents].map(([path, text]) => [`${root}/${path}`, text])));
  for (const url of links.keys()) if (RESERVED.test(new URL(url).hostname)) links.delete(url);
  const findings = linkFindings(await openLinks([...links.keys()]), links);
  for (const { text } of findings) print(text);
  if (findings.some(({ level }) => level !== 'ok')) throw new CommandError('Correct or remove these links.');
}

loadEnvFiles();
await runProgram(
  new Command('links')
    .description('Open the links of the content to other sites. Fails if one is gone.')
    .action(openAll),
);
