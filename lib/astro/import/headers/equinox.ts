import {
  IdentityMatrix,
  MakeTime,
  Pivot,
  RotateVector,
  SphereFromVector,
  Spherical,
  VectorFromSphere,
} from 'astronomy-engine';
import type { SkyPoint } from '../../sky/plate';

/** Vectors need a time, but rotations ignore it. */
const ANY_TIME = MakeTime(0);

/** Converts from the mean equator of a Julian year to J2000. @see Capitaine et al. (A&A 412, 567, 2003), eq. 40 */
export function precessFrom(year: number): (point: SkyPoint) => SkyPoint {
  const t = (year - 2000) / 100;
  const toDegrees = (...terms: number[]) => terms.reduceRight((sum, term) => sum * t + term, 0) / 3600;
  const zeta = toDegrees(2.650545, 2306.083227, 0.2988499, 0.01801828, -0.000005971, -0.0000003173);
  const z = toDegrees(-2.650545, 2306.077181, 1.0927348, 0.01826837, -0.000028596, -0.0000002904);
  const theta = toDegrees(0, 2004.191903, -0.4294934, -0.04182264, -0.000007089, -0.0000001274);
  const rotation = Pivot(Pivot(Pivot(IdentityMatrix(), 2, -z), 1, theta), 2, -zeta);
  return ({ ra, dec }) => {
    const { lat, lon } = SphereFromVector(
      RotateVector(rotation, VectorFromSphere(new Spherical(dec, ra, 1), ANY_TIME)),
    );
    return { ra: lon, dec: lat };
  };
}
