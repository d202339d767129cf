import type { Row } from '@libsql/client';
import { commits, count, number } from './figure-texts';
import { readRows } from './store';

const SNAPSHOT = "(SELECT snapshot FROM state WHERE family = 'stats')";
/** Every commit of the repositories of the snapshot, once even if several have it. */
const COMMITS = `SELECT fact.authored_at, fact.author_offset, fact.languages AS files, own.language, own.full_name, own.is_private
  FROM commit_fact AS fact JOIN repository AS own ON own.repo = fact.repo AND own.collection = ${SNAPSHOT}
  WHERE fact.removed IS NULL GROUP BY fact.sha`;

/** Commits whose author date is plausible. */
const DATED = "authored_at BETWEEN unixepoch('1990-01-01') AND unixepoch('now', '+1 day')";

export async function profileFigures() {
  const [told] = await readRows(`SELECT * FROM profile WHERE collection = ${SNAPSHOT}`);
  const [total] = await readRows(`SELECT count(*) AS commits FROM (${COMMITS})`);
  const [repos] = await readRows(
    `SELECT count(*) AS total, sum(is_private) AS private FROM repository WHERE collection = ${SNAPSHOT}`,
  );
  // Within a streak, the date minus the row number is constant.
  const [streak] = await readRows(`
    WITH day AS (SELECT DISTINCT date(authored_at + author_offset * 60, 'unixepoch') AS day FROM (${COMMITS}) WHERE ${DATED}),
      placed AS (SELECT day, julianday(day) - row_number() OVER (ORDER BY day) AS row FROM day WHERE day <= date('now')),
      island AS (SELECT count(*) AS days, max(day) AS last FROM placed GROUP BY row)
    SELECT max(days) AS longest, coalesce(max(iif(last >= date('now', '-1 day'), days, NULL)), 0) AS current FROM island`);
  return {
    totalCommits: number(total?.commits),
    totalPRs: told?.total_prs,
    totalIssues: told?.total_issues,
    totalReleases: told?.total_releases,
    thisYear: told?.contributions_this_year,
    repositories: number(repos?.total),
    privateRepos: number(repos?.private),
    longest: number(streak?.longest),
    current: number(streak?.current),
  };
}

/** The languages that a visitor sees, by share: each commit is divided among those of its files. */
export async function languageFigures() {
  const rows = await readRows(`
    WITH fact AS (SELECT row_number() OVER () AS id, files, language, is_private FROM (${COMMITS})),
      part AS (
        SELECT json_each.key AS name, value * 1.0 / sum(value) OVER (PARTITION BY fact.id) AS weight, is_private,
          0 AS by_repository FROM fact, json_each(fact.files)
        UNION ALL
        SELECT language, 1, is_private, 1 FROM fact WHERE files IS NULL AND language IS NOT NULL)
    SELECT name, count(*) AS commits, sum(by_repository) AS by_repository, sum(weight) AS weight FROM part
    GROUP BY name HAVING min(is_private) = 0 ORDER BY weight DESC, name`);
  const total = rows.reduce((sum, row) => sum + number(row.weight), 0);
  const byRepository = (row: Row) => {
    if (row.by_repository === 0) return '';
    return row.by_repository === row.commits ? 'By repository' : `${count(row.by_repository)} by repository`;
  };
  // Tenths of a percent that add up to 1,000: what is missing goes to the largest remainders.
  const exact = rows.map((row) => (number(row.weight) / total) * 1000);
  const missing = 1000 - exact.reduce((sum, tenths) => sum + Math.floor(tenths), 0);
  const last = exact.map((tenths) => tenths % 1).sort((a, b) => b - a)[missing - 1] ?? 1;
  return rows.map((row, index) => [
    `${row.name}${byRepository(row)}`,
    `${((Math.floor(exact[index] ?? 0) + ((exact[index] ?? 0) % 1 >= last ? 1 : 0)) / 10).toFixed(1)}%`,
    commits(row.commits),
  ]);
}

/** Commits by an SQL date format, on the author's clock. */
export async function commitsBy(format: string) {
  const rows =
    await readRows(`SELECT strftime('${format}', authored_at + author_offset * 60, 'unixepoch') AS name, count(*) AS commits
    FROM (${COMMITS}) WHERE ${DATED} GROUP BY 1`);
  return new Map(rows.map((row) => [String(row.name), number(row.commits)]));
}

/** Commits by "weekday-hour" of the author's clock, of the last 90 days. */
export async function slotFigures() {
  const rows = await readRows(`
    SELECT strftime('%w', authored_at + author_offset * 60, 'unixepoch') || '-'
      || CAST(strftime('%H', authored_at + author_offset * 60, 'unixepoch') AS integer) AS slot, count(*) AS commits
    FROM (${COMMITS})
    WHERE date(authored_at + author_offset * 60, 'unixepoch') BETWEEN date('now', '-89 days') AND date('now') GROUP BY 1`);
  return new Map(rows.map((row) => [String(row.slot), number(row.commits)]));
}

/** Public repositories, latest push first. Commits are null where they are not known. */
export async function repositoryFigures() {
  return readRows(`SELECT name, stars, forks, updated_at, iif(commits IS NULL, NULL,
      (SELECT count(*) FROM commit_fact AS fact WHERE fact.repo = repository.repo AND removed IS NULL)) AS commits
    FROM repository WHERE collection = ${SNAPSHOT} AND NOT is_private ORDER BY pushed_at DESC, full_name`);
}
