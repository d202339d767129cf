import nextEnv from '@next/env';
import { env } from '../lib/env';

/** Reads the .env files that Next reads, in the same order. A variable that is already set keeps its value. */
export function loadEnvFiles({ isDevelopment = env.isDevelopment } = {}): void {
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment);
}
