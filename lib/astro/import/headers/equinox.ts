import type { SkyPoint } from '../../sky/plate';
import { firstNumber, type Header } from './header';

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

const DEGREE = Math.PI / 180;
const J2000 = 2000;

/** From the mean equator of B1950 to that of J2000. @see Murray (A&A 218, 325, 1989), equation 28 */
const B1950_TO_J2000: Matrix = [
  [0.9999256794956877, -0.0111814832204662, -0.0048590038153592],
  [0.0111814832391717, 0.9999374848933135, -0.0000271625947142],
  [0.0048590037723143, -0.000027170293744, 0.9999881946023742],
];

/** Elliptic aberration that FK4 positions include. @see Seidelmann, Explanatory Supplement (1992), section 3.59 */
const E_TERMS: Vector = [-1.62557e-6, -0.31919e-6, -0.13843e-6];

/** Turns positions of the header's equinox into J2000, or says why it cannot. */
export function readEquinox(header: Header): { toJ2000: (point: SkyPoint) => SkyPoint } | { refused: string } {
  const system = String(header.values.get('RADESYS') ?? header.values.get('RADECSYS') ?? '').trim();
  const written = String(header.values.get('EQUINOX') ?? '').replace(/^[JB]/, '');
  const equinox = Number(written) || firstNumber(header, ['EPOCH'])?.value;
  if (system === 'ICRS' || !(equinox || system)) return { toJ2000: (point) => point };
  const isOld = system.startsWith('FK4') || (system === '' && equinox !== undefined && equinox < 1984);
  if (isOld) {
    if (equinox !== undefined && equinox !== 1950) return { refused: `its equinox is B${equinox}; only B1950 is read` };
    const terms = system === 'FK4-NO-E' ? undefined : E_TERMS;
    return { toJ2000: (point) => toPoint(multiply(B1950_TO_J2000, withoutTerms(toVector(point), terms))) };
  }
  if (system && system !== 'FK5') return { refused: `its reference system is ${system}` };
  if (equinox === undefined || equinox === J2000) return { toJ2000: (point) => point };
  const matrix = precess(equinox);
  return { toJ2000: (point) => toPoint(multiply(matrix, toVector(point))) };
}

/** From the mean equator of a Julian year to that of J2000. @see Capitaine et al. (A&A 412, 567, 2003), equation 40 */
function precess(year: number): Matrix {
  const t = (year - J2000) / 100;
  const angle = (...terms: number[]) => (terms.reduceRight((sum, term) => sum * t + term, 0) / 3600) * DEGREE;
  const zeta = angle(2.650545, 2306.083227, 0.2988499, 0.01801828, -0.000005971, -0.0000003173);
  const z = angle(-2.650545, 2306.077181, 1.0927348, 0.01826837, -0.000028596, -0.0000002904);
  const theta = angle(0, 2004.191903, -0.4294934, -0.04182264, -0.000007089, -0.0000001274);
  const sinZeta = Math.sin(zeta);
  const cosZeta = Math.cos(zeta);
  const sinZ = Math.sin(z);
  const cosZ = Math.cos(z);
  const sinTheta = Math.sin(theta);
  const cosTheta = Math.cos(theta);
  return [
    [cosZ * cosTheta * cosZeta - sinZ * sinZeta, sinZ * cosTheta * cosZeta + cosZ * sinZeta, sinTheta * cosZeta],
    [-cosZ * cosTheta * sinZeta - sinZ * cosZeta, -sinZ * cosTheta * sinZeta + cosZ * cosZeta, -sinTheta * sinZeta],
    [-cosZ * sinTheta, -sinZ * sinTheta, cosTheta],
  ];
}

function withoutTerms(from: Vector, terms: Vector | undefined): Vector {
  if (!terms) return from;
  const along = dot(from, terms);
  return [0, 1, 2].map((axis) => {
    const position = from[axis] as number;
    return position - (terms[axis] as number) + along * position;
  }) as unknown as Vector;
}

function multiply([x, y, z]: Matrix, vector: Vector): Vector {
  return [dot(x, vector), dot(y, vector), dot(z, vector)];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function toVector({ ra, dec }: SkyPoint): Vector {
  const across = Math.cos(dec * DEGREE);
  return [across * Math.cos(ra * DEGREE), across * Math.sin(ra * DEGREE), Math.sin(dec * DEGREE)];
}

function toPoint([x, y, z]: Vector): SkyPoint {
  return { ra: (Math.atan2(y, x) / DEGREE + 360) % 360, dec: Math.atan2(z, Math.hypot(x, y)) / DEGREE };
}
