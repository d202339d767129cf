import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { env } from '../../lib/env.ts';

/** Reads the .env files that Next reads, in the same order. A variable that is already set keeps its value. */
export function loadEnvFiles({ isDevelopment = env.isDevelopment } = {}): void {
  const mode = isDevelopment ? 'development' : 'production';
  const files = [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'];
  for (const file of files.filter((each) => existsSync(each))) loadEnvFile(file);
}

/** Contentlayer takes its folder from PWD, where a shell keeps the name of a link. Its relative paths fail through one. */
export function compilerVariables(): NodeJS.ProcessEnv {
  return { ...env.inherited, PWD: process.cwd() };
}
