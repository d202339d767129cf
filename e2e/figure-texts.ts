/** Numbers of the store as the dashboard writes them. */

export const number = (value: unknown) => Number(value);
/** "1,234" */
export const count = (value: unknown) => (value === null ? '—' : Math.round(number(value)).toLocaleString('en-US'));
export const commits = (value: unknown) => `${count(value)} ${number(value) === 1 ? 'commit' : 'commits'}`;
/** "93.7%", rounded down. */
export const percent = (part: number, whole: number) => `${(Math.floor((part * 1000) / whole) / 10).toFixed(1)}%`;
export const minutes = (seconds: number | null) => {
  if (seconds === null) return '—';
  if (seconds > 0 && seconds < 6) return '< 0.1 min';
  return `${(seconds / 60).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} min`;
};
export const seconds = (value: number | null) => (value === null ? '—' : `${count(value)} s`);
