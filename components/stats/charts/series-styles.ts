/** By color and by dashes, for up to four series. Prints are dark on white. */
const STYLES = [
  { color: 'text-accent-ink', dash: undefined },
  { color: 'chart-second text-cyan print:text-ink-soft', dash: '6 3' },
  { color: 'text-amber print:text-ink', dash: '2 3' },
  { color: 'text-rose print:text-ink-faint', dash: '9 3 2 3' },
] as const;

export function seriesStyle(index: number): (typeof STYLES)[number] {
  return STYLES[index % STYLES.length] ?? STYLES[0];
}
