import { type Finding, ok } from '../../lib/setup/doctor/finding';
import { isJson } from './check-files';
import { headerProblems, policiesOf } from './check-page';
import { readPage, scriptSources } from './page';
import { failure, findingsOf, type Problem, type Site, typeOf } from './site';

const REBUILD = 'Build without PLAIN_BUILD, and let the host send the page as it was built.';
const COMPLETE = 'Deploy all files of the build.';

/** Checks /admin, where owners enter a token that can write to their repository. It is off unless the profile has `admin`. */
export async function adminFindings(site: Site): Promise<Finding[]> {
  const address = `${site.root}/admin`;
  const answer = await site.ask(address);
  const page = readPage(answer.body.toString());
  // A host may answer any address with some page, which is a problem of its own.
  const isEditor = page.scripts.some((script) => 'src' in script && script.src.endsWith('/admin/start.js'));
  if (answer.status === 404 || (answer.status === 200 && !isEditor))
    return [ok('There is no /admin; `admin` in the profile adds it.')];
  const failed = failure(answer);
  if (failed) return findingsOf([{ address, text: `${failed}.`, next: 'Look at the log of the host.' }], '');
  const problems = headerProblems(site, { address, answer, page });
  const sources = policiesOf(answer.headers, page).map(scriptSources);
  if (sources.some((allowed) => allowed.join() !== "'self'"))
    problems.push({ address, text: 'the policy allows scripts that are not files of the site.', next: REBUILD });
  if (!page.isNoindex && !/noindex/i.test(answer.headers.get('x-robots-tag') ?? ''))
    problems.push({ address, text: 'search engines may index it.', next: REBUILD });
  const start = await site.ask(`${address}/start.js`);
  if (start.status !== 200 || typeOf(start) !== 'text/javascript')
    problems.push({ address: `${address}/start.js`, text: 'is not a script.', next: COMPLETE });
  const { repository, branch } = await settingsOf(site, problems);
  return findingsOf(problems, `/admin saves to the branch ${branch} of ${repository}.`);
}

async function settingsOf({ root, ask }: Site, problems: Problem[]) {
  const address = `${root}/admin/settings.json`;
  const text = (await ask(address)).body.toString();
  const settings: { repository?: string; branch?: string } = isJson(text) ? JSON.parse(text) : {};
  if (!settings.repository || !settings.branch)
    problems.push({ address, text: 'does not name a repository and a branch.', next: COMPLETE });
  return settings;
}
