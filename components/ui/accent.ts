import type { Accent } from '@/lib/content/schema/accents';

/** Full class names, because Tailwind does not find assembled ones. */
export const ACCENT_TEXT: Record<Accent, string> = {
  violet: 'text-violet-text',
  blue: 'text-blue',
  cyan: 'text-cyan',
  green: 'text-green',
  lime: 'text-lime',
  yellow: 'text-yellow',
  amber: 'text-amber',
  orange: 'text-orange',
  rose: 'text-rose',
  red: 'text-red',
  gray: 'text-gray',
};
