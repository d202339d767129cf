import { readFileSync } from 'node:fs';

const NAMES = [...readFileSync('lib/env.ts', 'utf8').matchAll(/process\.env\.(\w*(?:TOKEN|SECRET|PASSWORD|KEY)\w*)/g)];

/**
 * A value for every secret of lib/env.ts, by name. `npm test` builds with them and a journey serves with them,
 * so that whatever reaches a browser can be searched for them.
 */
export const MARKED_SECRETS: Record<string, string> = Object.fromEntries(
  NAMES.map(([, name = '']) => [name, `marked-${name.toLowerCase()}-must-stay-here`]),
);
