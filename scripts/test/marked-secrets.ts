import { readFileSync } from 'node:fs';

const NAMES = [...readFileSync('lib/env.ts', 'utf8').matchAll(/process\.env\.(\w*(?:TOKEN|SECRET|PASSWORD|KEY)\w*)/g)];

/** Recognizable secrets: the tests build and serve the site with them, and search every public file for them. */
export const MARKED_SECRETS: Record<string, string> = Object.fromEntries(
  NAMES.map(([, name = '']) => [name, `marked-${name.toLowerCase()}-must-stay-here`]),
);
