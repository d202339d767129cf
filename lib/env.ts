import { isTimeZone } from './dates.ts';

/** Reads process.env for the site and its commands. .env.example documents each variable. */
export const env = {
  get contentDir() {
    return process.env.CONTENT_DIR || 'content';
  },
  get chromiumPath() {
    return process.env.CHROMIUM_PATH || undefined;
  },
  get path() {
    return process.env.PATH ?? '';
  },
  get inherited() {
    return process.env;
  },
  get githubToken() {
    return process.env.GITHUB_TOKEN || undefined;
  },
  get githubLogin() {
    return process.env.GITHUB_LOGIN || undefined;
  },
  // These addresses can contain passwords: the commands check them without repeating them.
  get githubApiUrl() {
    return process.env.GITHUB_API_URL || 'https://api.github.com';
  },
  get githubGraphqlUrl() {
    return process.env.GITHUB_GRAPHQL_URL || `${this.githubApiUrl.replace(/\/+$/, '')}/graphql`;
  },
  /** owner/repo. */
  get statsRepo() {
    const { STATS_REPO: repository } = process.env;
    if (repository && !/^[\w.-]+\/[\w.-]+$/.test(repository))
      throw invalid('STATS_REPO', 'written owner/repo, such as octocat/hello-world', repository);
    return repository || undefined;
  },
  get databaseUrl() {
    return process.env.DATABASE_URL || 'file:.data/dev-stats.db';
  },
  get hasDatabaseUrl() {
    return Boolean(process.env.DATABASE_URL);
  },
  get databaseAuthToken() {
    return process.env.DATABASE_AUTH_TOKEN || undefined;
  },
  get ownerToken() {
    return process.env.OWNER_TOKEN || undefined;
  },
  get bggToken() {
    return process.env.BGG_TOKEN || undefined;
  },
  get bggApiUrl() {
    return process.env.BGG_API_URL || 'https://boardgamegeek.com/xmlapi2';
  },
  /** Milliseconds between two requests. */
  get bggPauseMs() {
    const { BGG_PAUSE_MS: pause } = process.env;
    return pause && /^\d{1,6}$/.test(pause) ? Number(pause) : 5000;
  },
  get isDevelopment() {
    return process.env.NODE_ENV === 'development';
  },
  get statsTimezone() {
    const { STATS_TIMEZONE: zone } = process.env;
    if (zone && !isTimeZone(zone))
      throw invalid('STATS_TIMEZONE', 'an IANA time zone, such as America/Los_Angeles or UTC', zone);
    return zone || undefined;
  },
  get siteUrl() {
    const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: host } = process.env;
    return webAddress('SITE_URL', SITE_URL) ?? (host ? `https://${host}` : 'http://localhost:3000');
  },
  get basePath() {
    return new URL(this.siteUrl).pathname.replace(/\/+$/, '');
  },
  get stagingUrl() {
    return webAddress('STAGING_URL', process.env.STAGING_URL);
  },
  /** Folder of the pictures of content/astrophotos, as an address without a slash at its end. */
  get photosUrl() {
    return webAddress('PHOTOS_URL', process.env.PHOTOS_URL)?.replace(/\/+$/, '') ?? '/photos';
  },
  get hostname() {
    return process.env.VERCEL_BRANCH_URL || process.env.VERCEL_URL || new URL(this.siteUrl).hostname;
  },
  get deployEnv() {
    const { DEPLOY_ENV: purpose, VERCEL_ENV } = process.env;
    if (purpose && !['preview', 'production'].includes(purpose))
      throw invalid('DEPLOY_ENV', 'preview or production', purpose);
    return purpose || VERCEL_ENV || 'production';
  },
  get isLocal() {
    const { SITE_URL, DEPLOY_ENV, CI, VERCEL, NETLIFY, CF_PAGES, RENDER, DYNO, FLY_APP_NAME, RAILWAY_ENVIRONMENT } =
      process.env;
    const hosts = [VERCEL, NETLIFY, CF_PAGES, RENDER, DYNO, FLY_APP_NAME, RAILWAY_ENVIRONMENT];
    return [SITE_URL, DEPLOY_ENV, CI, ...hosts].every((value) => !value);
  },
  get isStandalone() {
    return process.env.STANDALONE === 'true';
  },
  /** The instant of an export, as text; `npm run export` sets it. */
  get exportedAt() {
    return process.env.EXPORTED_AT || undefined;
  },
  get graphqlUrl() {
    const { GRAPHQL_URL: address } = process.env;
    if (address && !/^\/(?!\/)/.test(address))
      throw invalid('GRAPHQL_URL', 'a path of the site, such as /graphql', address);
    return address || undefined;
  },
  get commit() {
    return process.env.VERCEL_GIT_COMMIT_SHA || undefined;
  },
  get buildSettings() {
    const { siteUrl, stagingUrl, hostname, deployEnv, commit, exportedAt, graphqlUrl } = this;
    const { contentDir, databaseUrl, photosUrl, statsRepo, statsTimezone } = this;
    const origins = { siteUrl, stagingUrl, hostname, deployEnv, commit, exportedAt, graphqlUrl };
    return { ...origins, contentDir, databaseUrl, photosUrl, statsRepo, statsTimezone };
  },
  get port() {
    const { PORT: port } = process.env;
    if (port && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
      throw invalid('PORT', 'a number from 0 to 65535, such as 3000', port);
    return port ? Number(port) : 3000;
  },
  /** Origin of the forms at /admin; `npm run dev` sets it. */
  get adminUrl() {
    return this.isDevelopment ? process.env.ADMIN_URL : undefined;
  },
  get isNpmScript() {
    return process.env.npm_lifecycle_event !== undefined;
  },
};

function webAddress(name: string, address: string | undefined): string | undefined {
  if (!address || /^https?:\/\/[^/]/.test(address)) return address || undefined;
  throw invalid(name, 'a web address with https:// or http://, such as https://www.example.com', address);
}

function invalid(name: string, expected: string, value: string): Error {
  return new Error(`${name} must be ${expected} (got "${value}").`);
}
