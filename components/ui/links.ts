// Separate from ButtonLink, so that error screens do not load the icons.
const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-5 py-2 font-medium transition-colors duration-150 print:hidden';

// Forced colors hide backgrounds and show transparent borders.
export const BUTTON_CLASS = {
  primary: `${BASE} border border-transparent bg-violet-filled text-on-violet hover:bg-violet-hover disabled:cursor-not-allowed disabled:bg-hairline disabled:text-dim aria-disabled:cursor-progress`,
  quiet: `${BASE} border border-violet text-ink hover:text-violet-text disabled:cursor-not-allowed disabled:border-rule disabled:text-dim aria-disabled:cursor-progress aria-disabled:text-soft`,
  link: 'inline-flex min-h-11 items-center gap-1.5 log-link print:hidden',
} as const;

export const FIELD =
  'h-11 w-full rounded-none border-0 border-dim border-b bg-field px-3.5 text-ink transition-colors placeholder:text-dim hover:border-soft';

export function newTab(href: string) {
  return /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
}

/** For a picture beside a link to the same page, which keyboards and screen readers need only once. */
export const POINTER_ONLY = { tabIndex: -1, 'aria-hidden': true } as const;
