import type { DeepSkyObject } from '../sky/catalogue';
import type { PicturePoint } from '../sky/plate';

interface Drawn extends PicturePoint {
  /** Pixels. */
  radius: number;
}

export function drawSymbol(kind: DeepSkyObject['kind'], { x, y, radius: r }: Drawn): string {
  const circle = (more = '') => `<circle cx="${x}" cy="${y}" r="${r}"${more}/>`;
  const cross = (from: number, to: number) =>
    `<path d="M${x - to} ${y}H${x - from}M${x + from} ${y}H${x + to}M${x} ${y - to}V${y - from}M${x} ${y + from}V${y + to}"/>`;
  if (kind === 'asterism') return '';
  if (kind === 'open cluster') return circle(` stroke-dasharray="${dash(r)}"`);
  if (kind === 'globular cluster') return circle() + cross(0, r);
  if (kind === 'planetary nebula') return circle() + cross(r, r * 1.8);
  if (kind.startsWith('galaxy')) return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.5}"/>`;
  const dots = kind === 'dark nebula' ? ` stroke-dasharray="${dash(r / 2)}"` : ' fill-opacity=".14" class="cloud"';
  return `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="${r * 0.4}"${dots}/>`;
}

export function nameSymbol(kind: string): string {
  return /nebula|remnant/.test(kind) && !/dark|planetary/.test(kind) ? 'nebula' : kind;
}

function dash(radius: number): string {
  const length = (2 * Math.PI * radius) / (2 * Math.max(6, Math.round(radius / 3)));
  return length.toFixed(2);
}

/** The radius of a star's disc as a share of that of magnitude 0: a quarter less with each magnitude. */
export function shrinkDisc(magnitude: number): number {
  return 10 ** (-0.118 * magnitude);
}
