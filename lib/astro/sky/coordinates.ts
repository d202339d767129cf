export function formatRightAscension(degrees: number): string {
  const [hours = '', minutes, seconds] = splitSixtieths((((degrees % 360) + 360) % 360) / 15);
  return `${hours === '24' ? '00' : hours}h ${minutes}m ${seconds}s`;
}

/** "+24° 07′ 01″" for degrees of declination. */
export function formatDeclination(degrees: number): string {
  const [whole, minutes, seconds] = splitSixtieths(Math.abs(degrees));
  return `${degrees < 0 ? '−' : '+'}${whole}° ${minutes}′ ${seconds}″`;
}

/** "8.2° × 5.5°", or in arc minutes below one degree, for degrees. */
export function formatField({ width, height }: { width: number; height: number }): string {
  const [factor, sign] = Math.min(width, height) < 1 ? [60, '′'] : [1, '°'];
  return [width, height].map((side) => `${(side * factor).toFixed(1)}${sign}`).join(' × ');
}

function splitSixtieths(value: number): string[] {
  const total = Math.round(value * 3600);
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  return parts.map((part) => String(part).padStart(2, '0'));
}
