/** Holds the place of a text that is on its way, in the height of its line. */
export function Pending({ width = 'w-12' }: { width?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block h-[0.7em] max-w-full animate-pulse rounded-chip bg-line ${width}`}
    />
  );
}
