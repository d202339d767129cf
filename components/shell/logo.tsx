/** The Summer Triangle: Vega, Deneb and Altair, as large as they are bright. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 text-accent-ink">
      <path d="M22 7 8 10.5 18.5 26Z" fill="none" stroke="currentColor" strokeOpacity={0.45} />
      <circle cx="22" cy="7" r="3.4" fill="currentColor" />
      <circle cx="8" cy="10.5" r="2.2" fill="currentColor" />
      <circle cx="18.5" cy="26" r="2.7" fill="currentColor" />
    </svg>
  );
}
