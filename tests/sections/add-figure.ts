import type { ScratchCopy } from './scratch-copy';

/** A total of the account, from GitHub to the dashboard. The issues that the owner opened are its pattern. */
export function addFigure({ change, write, read, touched }: ScratchCopy): void {
  change(
    'lib/dev-stats/rules/definitions/commits.ts',
    'Releases and the number',
    'Stars are those given. Releases and the number',
  );
  change(
    'lib/dev-stats/store/schema/figures.ts',
    /^( *)totalIssues: .*$/m,
    "$&\n$1starsGiven: integer('stars_given'),",
  );
  change(
    'lib/collectors/github/profile.ts',
    /^( *)totalIssues: issues \{ totalCount \}$/m,
    '$&\n$1starsGiven: starredRepositories { totalCount }',
  );
  change('lib/collectors/github/profile.ts', /^( *)totalIssues: count,$/m, '$&\n$1starsGiven: count,');
  change('lib/collectors/github/profile.ts', /^( *)totalIssues: 'issues',$/m, "$&\n$1starsGiven: 'stars',");
  change(
    'lib/collectors/github/profile.ts',
    /^( *)totalIssues: user.*$/m,
    '$&\n$1starsGiven: user.starsGiven?.totalCount ?? null,',
  );
  change(
    'lib/dev-stats/graphql/schema.graphql',
    /^( *)totalIssues: Int$/m,
    '$&\n$1"Repositories with a star of the owner."\n$1starsGiven: Int',
  );
  change('lib/dev-stats/graphql/documents.ts', 'totalIssues', 'totalIssues starsGiven');
  change(
    'components/stats/overview/overview-tab.tsx',
    /^( *)\['Total issues', 'totalIssues'\],$/m,
    "$&\n$1['Stars given', 'starsGiven'],",
  );
  change('fixtures/stats-answers.ts', /^( *)totalIssues: .*$/m, '$&\n$1starsGiven: 12,');
  const counted = [...touched];
  const journal = 'lib/dev-stats/store/migrations/meta/_journal.json';
  const { entries, ...rest } = JSON.parse(read(journal));
  const last = entries.at(-1);
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_stars' };
  write(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
  write('lib/dev-stats/store/migrations/9999_stars.sql', 'ALTER TABLE `profile` ADD `stars_given` integer;\n');
  touched.clear();
  for (const path of counted) touched.add(path);
}
