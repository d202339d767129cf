import {
  IdentityMatrix,
  MakeTime,
  Pivot,
  RotateVector,
  RotationMatrix,
  SphereFromVector,
  Spherical,
  Vector,
  VectorFromSphere,
} from 'astronomy-engine';
import type { SkyPoint } from '../../sky/plate';
import { findNumber, findText, type Header } from './header';

const J2000 = 2000;
/** Rotations do not depend on it. */
const ANY_TIME = MakeTime(0);

/** From the mean equator of B1950 to that of J2000. @see Murray (A&A 218, 325, 1989), equation 28 */
const B1950_TO_J2000 = new RotationMatrix([
  [0.9999256794956877, 0.0111814832391717, 0.0048590037723143],
  [-0.0111814832204662, 0.9999374848933135, -0.000027170293744],
  [-0.0048590038153592, -0.0000271625947142, 0.9999881946023742],
]);

/** Elliptic aberration that FK4 positions include. @see Seidelmann, Explanatory Supplement (1992), section 3.59 */
const E_TERMS = { x: -1.62557e-6, y: -0.31919e-6, z: -0.13843e-6 };

/** Turns positions of the header's equinox into J2000, or says why it cannot. */
export function readEquinox(header: Header): { toJ2000: (point: SkyPoint) => SkyPoint } | { refused: string } {
  const system = findText(header, 'RADESYS', 'RADECSYS') ?? '';
  const written = findText(header, 'EQUINOX')?.replace(/^[JB]/, '');
  const equinox = Number(written) || findNumber(header, 'EPOCH');
  if (system === 'ICRS' || !(equinox || system)) return { toJ2000: (point) => point };
  const isOld = system.startsWith('FK4') || (system === '' && equinox !== undefined && equinox < 1984);
  if (isOld) {
    if (equinox !== undefined && equinox !== 1950) return { refused: `its equinox is B${equinox}; only B1950 is read` };
    const prepare = system === 'FK4-NO-E' ? (vector: Vector) => vector : removeAberration;
    return { toJ2000: (point) => toPoint(RotateVector(B1950_TO_J2000, prepare(toVector(point)))) };
  }
  if (system && system !== 'FK5') return { refused: `its reference system is ${system}` };
  const rotation = precess(equinox ?? J2000);
  return { toJ2000: (point) => toPoint(RotateVector(rotation, toVector(point))) };
}

/** From the mean equator of a Julian year to that of J2000. @see Capitaine et al. (A&A 412, 567, 2003), equation 40 */
function precess(year: number): RotationMatrix {
  const t = (year - J2000) / 100;
  const toDegrees = (...terms: number[]) => terms.reduceRight((sum, term) => sum * t + term, 0) / 3600;
  const zeta = toDegrees(2.650545, 2306.083227, 0.2988499, 0.01801828, -0.000005971, -0.0000003173);
  const z = toDegrees(-2.650545, 2306.077181, 1.0927348, 0.01826837, -0.000028596, -0.0000002904);
  const theta = toDegrees(0, 2004.191903, -0.4294934, -0.04182264, -0.000007089, -0.0000001274);
  return Pivot(Pivot(Pivot(IdentityMatrix(), 2, -z), 1, theta), 2, -zeta);
}

function removeAberration({ x, y, z }: Vector): Vector {
  const along = 1 + x * E_TERMS.x + y * E_TERMS.y + z * E_TERMS.z;
  return new Vector(x * along - E_TERMS.x, y * along - E_TERMS.y, z * along - E_TERMS.z, ANY_TIME);
}

function toVector({ ra, dec }: SkyPoint): Vector {
  return VectorFromSphere(new Spherical(dec, ra, 1), ANY_TIME);
}

function toPoint(vector: Vector): SkyPoint {
  const { lat, lon } = SphereFromVector(vector);
  return { ra: lon, dec: lat };
}
