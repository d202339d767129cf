/** "4 h 20 min", "20 min", "45 s" or "1 h". Seconds of long times are rounded to minutes. */
export function formatIntegration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const parts = [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value.toLocaleString('en-US')} ${unit}`)
    .join(' ');
}
