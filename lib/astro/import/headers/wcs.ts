import { pixelToSky, type SkyPoint } from '../../sky/plate';
import { firstNumber, type Header } from './header';

const DEGREE = Math.PI / 180;

export interface Solution extends SkyPoint {
  /** Arc seconds per pixel of the FITS image. */
  scale: number;
  rotation: number;
  mirrored?: true;
}

/**
 * The plate solution of a header: center, scale and rotation as the picture is shown. Undefined without one, or for
 * another projection than TAN. Distortion terms (SIP) are left out.
 * @see Calabretta and Greisen, Representations of celestial coordinates in FITS (A&A 395, 1077, 2002)
 */
export function solutionOf(header: Header): Solution | undefined {
  const number = (keyword: string) => firstNumber(header, [keyword])?.value;
  const text = (keyword: string) => String(header.values.get(keyword) ?? '').trim();
  if (!/^RA-+TAN/.test(text('CTYPE1')) || !/^DEC-+TAN/.test(text('CTYPE2'))) return undefined;
  if (/FK4/.test(text('RADESYS')) || number('EQUINOX') === 1950 || (number('LONPOLE') ?? 180) !== 180) return undefined;
  const [width, height, ra, dec] = [number('NAXIS1'), number('NAXIS2'), number('CRVAL1'), number('CRVAL2')];
  const [x, y, matrix] = [number('CRPIX1'), number('CRPIX2'), matrixOf(number)];
  if (!width || !height || ra === undefined || dec === undefined || x === undefined || y === undefined || !matrix) {
    return undefined;
  }
  const [a, b, c, d] = matrix;
  const determinant = a * d - b * c;
  if (determinant === 0) return undefined;
  // A plate with one degree to the pixel, east to the right.
  const plane = { ra, dec, scale: 3600, rotation: 0, mirrored: true, width: 0, height: 0 };
  const skyAt = (toRight: number, toTop: number) =>
    pixelToSky(plane, { x: a * toRight + b * toTop, y: -(c * toRight + d * toTop) });
  const middle = { x: (width + 1) / 2 - x, y: (height + 1) / 2 - y };
  // The first row of a FITS image is the lowest one, unless the program says otherwise.
  const up = text('ROWORDER').toUpperCase() === 'TOP-DOWN' ? -1 : 1;
  const center = skyAt(middle.x, middle.y);
  const above = skyAt(middle.x, middle.y + up);
  return {
    ...center,
    scale: Math.sqrt(Math.abs(determinant)) * 3600,
    rotation: positionAngle(center, above),
    ...(determinant * up > 0 && { mirrored: true }),
  };
}

/** Degrees of the projection plane per pixel: CD, or PC or CROTA2 with CDELT. */
function matrixOf(number: (keyword: string) => number | undefined): [number, number, number, number] | undefined {
  const cd = ['CD1_1', 'CD1_2', 'CD2_1', 'CD2_2'].map(number);
  if (cd.some((value) => value !== undefined)) return cd.map((value) => value ?? 0) as [number, number, number, number];
  const [x, y] = [number('CDELT1'), number('CDELT2')];
  if (x === undefined || y === undefined) return undefined;
  if (number('PC1_1') !== undefined || number('PC1_2') !== undefined) {
    const [a, b, c, d] = [number('PC1_1') ?? 1, number('PC1_2') ?? 0, number('PC2_1') ?? 0, number('PC2_2') ?? 1];
    return [x * a, x * b, y * c, y * d];
  }
  const turn = (number('CROTA2') ?? number('CROTA1') ?? 0) * DEGREE;
  return [x * Math.cos(turn), -y * Math.sin(turn), x * Math.sin(turn), y * Math.cos(turn)];
}

/** Direction from one point to another near it, in degrees from north through east. */
function positionAngle(from: SkyPoint, to: SkyPoint): number {
  const turn = (to.ra - from.ra) * DEGREE;
  const [start, end] = [from.dec * DEGREE, to.dec * DEGREE];
  const east = Math.cos(end) * Math.sin(turn);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  return (((Math.atan2(east, north) / DEGREE) % 360) + 360) % 360;
}
