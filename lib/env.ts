/** The only reader of process.env. .env.example documents each variable. */
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
  /** For child processes. */
  get inherited() {
    return process.env;
  },
  get githubToken() {
    return process.env.GITHUB_TOKEN || undefined;
  },
  get githubLogin() {
    return process.env.GITHUB_LOGIN || undefined;
  },
  get githubApiUrl() {
    return process.env.GITHUB_API_URL || 'https://api.github.com';
  },
  get githubGraphqlUrl() {
    return process.env.GITHUB_GRAPHQL_URL || `${this.githubApiUrl.replace(/\/+$/, '')}/graphql`;
  },
  get statsRepo() {
    return process.env.STATS_REPO || undefined;
  },
  get databaseUrl() {
    return process.env.DATABASE_URL || 'file:.data/dev-stats.db';
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
    return process.env.STATS_TIMEZONE || 'UTC';
  },
  get siteUrl() {
    const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: host } = process.env;
    return SITE_URL || (host ? `https://${host}` : 'http://localhost:3000');
  },
  get stagingUrl() {
    return process.env.STAGING_URL || undefined;
  },
  /** Host name that serves this build, as far as the build can tell. */
  get hostname() {
    return process.env.VERCEL_BRANCH_URL || process.env.VERCEL_URL || new URL(this.siteUrl).hostname;
  },
  get deployEnv() {
    return process.env.DEPLOY_ENV || process.env.VERCEL_ENV || 'production';
  },
  get isStandalone() {
    return process.env.STANDALONE === 'true';
  },
  /** The pages stay as `next build` writes them. */
  get isPlainBuild() {
    return process.env.PLAIN_BUILD === 'true';
  },
  get commit() {
    return process.env.VERCEL_GIT_COMMIT_SHA || process.env.COMMIT_SHA || undefined;
  },
};
