/** The values are tokens of app/globals.css. */
export const ACCENTS = [
  'violet',
  'blue',
  'cyan',
  'green',
  'lime',
  'yellow',
  'amber',
  'orange',
  'rose',
  'red',
  'gray',
] as const;

export type Accent = (typeof ACCENTS)[number];
