import { env } from '../lib/env';
import { print, printError } from '../lib/log';
import { externalLinks, linkFindings } from '../lib/setup/doctor/links';
import { readContentFiles } from './check-content';
import { openLinks } from './doctor/ask';
import { loadEnvFiles } from './env-files';

/** Nothing answers there (RFC 2606). */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** Opens the links of the documents to other sites. Fails if one is gone. */
async function main() {
  const { documents, root } = readContentFiles(env.contentDir);
  const links = externalLinks(new Map([...documents].map(([path, text]) => [`${root}/${path}`, text])));
  for (const url of links.keys()) if (RESERVED.test(new URL(url).hostname)) links.delete(url);
  const findings = linkFindings(await openLinks([...links.keys()]), links);
  for (const { text } of findings) print(text);
  if (findings.some(({ level }) => level !== 'ok')) {
    printError('Correct or remove these links.');
    process.exitCode = 1;
  }
}

loadEnvFiles();
await main();
