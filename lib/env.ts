/** The only reader of process.env; .env.example documents each variable. */
export const env = {
  /** Folder that the content check reads. */
  get contentDir() {
    return process.env.CONTENT_DIR || 'content';
  },
  /** Browser for the journeys; found where left out. */
  get chromiumPath() {
    return process.env.CHROMIUM_PATH || undefined;
  },
  /** Where the system looks for commands. */
  get path() {
    return process.env.PATH ?? '';
  },
  /** What a program that we start inherits. */
  get inherited() {
    return process.env;
  },
  /** Token of the collectors. */
  get githubToken() {
    return process.env.GITHUB_TOKEN || undefined;
  },
  /** Whose statistics are collected; the token's owner where left out. */
  get githubLogin() {
    return process.env.GITHUB_LOGIN || undefined;
  },
  /** Root of the REST API. */
  get githubApiUrl() {
    return process.env.GITHUB_API_URL || 'https://api.github.com';
  },
  /** Address of the GraphQL API. */
  get githubGraphqlUrl() {
    return process.env.GITHUB_GRAPHQL_URL || `${this.githubApiUrl.replace(/\/+$/, '')}/graphql`;
  },
  /** owner/repo of the CI/CD tab; from content/profile.mdx where left out. */
  get statsRepo() {
    return process.env.STATS_REPO || undefined;
  },
  /** The store of the statistics. */
  get databaseUrl() {
    return process.env.DATABASE_URL || 'file:.data/dev-stats.db';
  },
  get databaseAuthToken() {
    return process.env.DATABASE_AUTH_TOKEN || undefined;
  },
  /** Who sends it sees what is private; nobody where left out. */
  get ownerToken() {
    return process.env.OWNER_TOKEN || undefined;
  },
  /** Token of the fetcher of board games. */
  get bggToken() {
    return process.env.BGG_TOKEN || undefined;
  },
  /** Root of BoardGameGeek's service. */
  get bggApiUrl() {
    return process.env.BGG_API_URL || 'https://boardgamegeek.com/xmlapi2';
  },
  /** Milliseconds between two requests to it; 5000 where left out or not a number. */
  get bggPauseMs() {
    const { BGG_PAUSE_MS: pause } = process.env;
    return pause && /^\d{1,6}$/.test(pause) ? Number(pause) : 5000;
  },
  /** The development server, which knows no visitors. */
  get isDevelopment() {
    return process.env.NODE_ENV === 'development';
  },
  /** IANA zone of days and streaks. */
  get statsTimezone() {
    return process.env.STATS_TIMEZONE || 'UTC';
  },
  /** Production origin of canonical links; a deployment on Vercel knows its own. */
  get siteUrl() {
    const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: host } = process.env;
    return SITE_URL || (host ? `https://${host}` : 'http://localhost:3000');
  },
  /** Origin of canonical links where the host name contains "staging". */
  get stagingUrl() {
    return process.env.STAGING_URL || undefined;
  },
  /** Host name this build is served under, as far as the build can know. */
  get hostname() {
    return process.env.VERCEL_BRANCH_URL || process.env.VERCEL_URL || new URL(this.siteUrl).hostname;
  },
  /** preview: not to be indexed. */
  get deployEnv() {
    return process.env.DEPLOY_ENV || process.env.VERCEL_ENV || 'production';
  },
  /** Next to the build, a server with only what it needs of node_modules. */
  get isStandalone() {
    return process.env.STANDALONE === 'true';
  },
  /** Full hash of the commit this build is made of, where the environment tells. */
  get commit() {
    return process.env.VERCEL_GIT_COMMIT_SHA || process.env.COMMIT_SHA || undefined;
  },
};
