import { env } from './lib/env';
import { isPreview } from './lib/site/deployment';
import { NOSNIFF, securityHeaders } from './lib/site/security-headers';

/** Next calls this once, before the first request. Its development server has requests and methods of its own. */
export async function register() {
  // biome-ignore lint/style/noProcessEnv: Next replaces this expression, and its edge build has no Node modules.
  if (process.env.NEXT_RUNTIME === 'nodejs' && !env.isDevelopment) {
    if (env.hasJsonLog) (await import('./lib/log')).logConsole();
    const { applyHttpRules } = await import('./lib/site/http-rules');
    applyHttpRules(
      { ...NOSNIFF, ...securityHeaders(!isPreview(env.deployEnv)) },
      { trustedProxies: env.trustedProxies },
    );
  }
}
