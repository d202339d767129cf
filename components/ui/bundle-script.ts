import { buildSync } from 'esbuild';
import { env } from '@/lib/env';
import { lazy } from '@/lib/memoize';
import { scriptIntegrity } from '@/lib/site/content-policy';

/** `entry` is a path from the root; `constants` are JavaScript expressions by name. */
export function bundleScript(entry: string, constants: () => Record<string, string> = () => ({})): () => string {
  const bundle = () => {
    const { outputFiles } = buildSync({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2023',
      define: { ...constants(), 'process.env.BASE_PATH': JSON.stringify(env.basePath) },
    });
    return outputFiles[0]?.text ?? '';
  };
  return env.isDevelopment ? bundle : lazy(bundle);
}

/** For the attribute `integrity` of a script file. Empty in development, where a page may be older than the file. */
export function integrityOf(script: () => string): string {
  return env.isDevelopment ? '' : scriptIntegrity(script());
}
