import { readFileSync } from 'node:fs';

const NAMES = [...readFileSync('lib/env.ts', 'utf8').matchAll(/process\.env\.(\w*(?:TOKEN|SECRET|PASSWORD|KEY)\w*)/g)];

/**
 * A recognizable value for every secret of lib/env.ts, by name. The tests build and serve the site with them, and search
 * everything that reaches a browser for them.
 */
export const MARKED_SECRETS: Record<string, string> = Object.fromEntries(
  NAMES.map(([, name = '']) => [name, `marked-${name.toLowerCase()}-must-stay-here`]),
);
