// Apart from ButtonLink, so that the error screens of every page do not load the icons.
const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4.5 py-2 font-medium transition-colors duration-150 print:hidden';

// Forced colors hide backgrounds and show transparent borders.
export const BUTTON_CLASS = {
  primary: `${BASE} border border-transparent bg-accent-fill text-on-accent hover:bg-accent-fill-hover disabled:cursor-not-allowed disabled:bg-raised disabled:text-ink-faint aria-disabled:cursor-progress`,
  quiet: `${BASE} border border-line-strong text-ink hover:border-accent hover:text-accent-ink disabled:cursor-not-allowed disabled:text-ink-faint aria-disabled:cursor-progress aria-disabled:text-ink-soft`,
} as const;

export const FIELD =
  'h-11 w-full rounded-lg border border-line-strong bg-night px-3.5 text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint';

export function newTab(href: string) {
  return /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
}

/** For a picture whose title is the same link: the keyboard and screen readers need it only once. */
export const POINTER_ONLY = { tabIndex: -1, 'aria-hidden': true } as const;
