/** "03h 47m 24.0s" for degrees of right ascension. `digits` is the number of decimals of the seconds. */
export function formatRightAscension(degrees: number, digits = 0): string {
  const [hours, minutes, seconds] = sexagesimal((((degrees % 360) + 360) % 360) / 15, digits);
  return `${hours === '24' ? '00' : hours}h ${minutes}m ${seconds}s`;
}

/** "+24° 07′ 01″" for degrees of declination. */
export function formatDeclination(degrees: number, digits = 0): string {
  const [whole, minutes, seconds] = sexagesimal(Math.abs(degrees), digits);
  return `${degrees < 0 ? '−' : '+'}${whole}° ${minutes}′ ${seconds}″`;
}

/** "8.2° × 5.5°", or in arc minutes below one degree, for degrees. */
export function formatField({ width, height }: { width: number; height: number }): string {
  const [factor, sign] = Math.min(width, height) < 1 ? [60, '′'] : [1, '°'];
  return [width, height].map((side) => `${(side * factor).toFixed(1)}${sign}`).join(' × ');
}

function sexagesimal(value: number, digits: number): [string, string, string] {
  const unit = 10 ** digits;
  const total = Math.round(value * 3600 * unit);
  const pad = (count: number) => String(count).padStart(2, '0');
  const seconds = ((total % (60 * unit)) / unit).toFixed(digits).padStart(digits ? digits + 3 : 2, '0');
  return [pad(Math.floor(total / (3600 * unit))), pad(Math.floor(total / (60 * unit)) % 60), seconds];
}
