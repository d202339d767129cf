import { type PicturePoint, pixelToSky, type Size, type SkyPoint } from '../../sky/plate';
import { precessFrom } from './equinox';
import { fitPlate, type Solution } from './fit-plate';
import { findNumber, findText, type Header } from './header';
import { readSip } from './sip';

const DEGREE = Math.PI / 180;

/** A solution, or why there is none: undefined for a header without one. */
export interface SolutionReading {
  solution?: Solution | undefined;
  refused?: string;
  note?: string;
}

/** Keyword set for a PixInsight solution with splines. Only its linear part is read. */
export const SPLINES = 'PCL-SPLINES';
const SPLINES_NOTE = "PixInsight's spline distortion is left out of the plate solution; labels can be some pixels off";

/** Size of the image in pixels. astrometry.net's files without data have it in IMAGEW and IMAGEH. */
export function readSize(header: Header): Size | undefined {
  const width = findNumber(header, 'NAXIS1') || findNumber(header, 'IMAGEW');
  const height = findNumber(header, 'NAXIS2') || findNumber(header, 'IMAGEH');
  return width && height ? { width, height } : undefined;
}

/**
 * The plate solution of the picture as it is shown, in J2000. Reads TAN with CD, PC or CROTA2, SIP distortion, and ICRS
 * or FK5 of any equinox.
 * @see Calabretta and Greisen, Representations of celestial coordinates in FITS (A&A 395, 1077, 2002)
 */
export function readSolution(header: Header): SolutionReading {
  const size = readSize(header);
  const ra = findNumber(header, 'CRVAL1');
  const dec = findNumber(header, 'CRVAL2');
  const x = findNumber(header, 'CRPIX1');
  const y = findNumber(header, 'CRPIX2');
  const matrix = readMatrix(header);
  if (!findText(header, 'CTYPE1') || ra === undefined) return {};
  const reason = findObstacle(header);
  if (reason) return { refused: reason };
  if (!size) return { refused: 'the header does not state the size of the image' };
  if (dec === undefined || x === undefined || y === undefined || !matrix) return {};
  const [a, b, c, d] = matrix;
  if (a * d - b * c === 0) return { refused: 'its matrix has no inverse' };
  const bend = readSip(header);
  const toJ2000 = precessFrom(readEquinox(header));
  // A plate with one degree to the pixel, east to the right.
  const plane = { ra, dec, scale: 3600, rotation: 0, mirrored: true, width: 0, height: 0 };
  // The first row of a FITS image is the lowest one, unless the program says otherwise.
  const isTopDown = findText(header, 'ROWORDER')?.toUpperCase() === 'TOP-DOWN';
  const toSky = (pixel: PicturePoint): SkyPoint => {
    const row = isTopDown ? pixel.y : size.height - pixel.y;
    const bent = bend({ x: pixel.x + 0.5 - x, y: row + 0.5 - y });
    return toJ2000(pixelToSky(plane, { x: a * bent.x + b * bent.y, y: -(c * bent.x + d * bent.y) }));
  };
  const solution = fitPlate(toSky, size.width, size.height);
  if (!solution) return { refused: 'its distortion is too strong' };
  return header.values.get(SPLINES) ? { solution, note: SPLINES_NOTE } : { solution };
}

function findObstacle(header: Header): string | undefined {
  const axes = `${findText(header, 'CTYPE1')}, ${findText(header, 'CTYPE2')}`;
  if (!/^RA-+TAN(-SIP)?, DEC-+TAN(-SIP)?$/.test(axes)) {
    return `its projection is ${axes}; only RA---TAN, DEC--TAN is read`;
  }
  const system = findSystem(header);
  if (system !== 'ICRS' && system !== 'FK5') return `its reference system is ${system}; only ICRS and FK5 are read`;
  if ((findNumber(header, 'LONPOLE') ?? 180) !== 180) return 'its LONPOLE is not 180';
  // These terms change the position and the scale too. Programs that also write SIP repeat its terms in them.
  const hasTerms = header.values.keys().some((keyword) => /^PV[12]_([1-9]|\d\d)$/.test(keyword));
  return hasTerms && !header.values.has('A_ORDER')
    ? 'its distortion is written as PV terms, which are not read'
    : undefined;
}

/** Without a name, an equinox before 1984 means FK4. */
function findSystem(header: Header): string {
  return findText(header, 'RADESYS', 'RADECSYS') ?? (readYear(header) < 1984 ? 'FK4' : 'FK5');
}

/** 2000 for ICRS, which has no equinox: its axes are those of J2000. */
function readEquinox(header: Header): number {
  return findSystem(header) === 'ICRS' ? 2000 : readYear(header);
}

function readYear(header: Header): number {
  return Number(findText(header, 'EQUINOX', 'EPOCH')?.replace(/^[BJ]/, '')) || 2000;
}

/** Degrees of the projection plane per pixel: CD, or PC or CROTA2 with CDELT. */
function readMatrix(header: Header): [number, number, number, number] | undefined {
  const number = (keyword: string) => findNumber(header, keyword);
  const cd = ['CD1_1', 'CD1_2', 'CD2_1', 'CD2_2'].map(number);
  if (cd.some((value) => value !== undefined)) return cd.map((value) => value ?? 0) as [number, number, number, number];
  const x = number('CDELT1');
  const y = number('CDELT2');
  if (x === undefined || y === undefined) return undefined;
  const pc = ['PC1_1', 'PC1_2', 'PC2_1', 'PC2_2'].map(number);
  if (pc.some((value) => value !== undefined)) {
    const [a = 1, b = 0, c = 0, d = 1] = pc;
    return [x * a, x * b, y * c, y * d];
  }
  const turn = (number('CROTA2') ?? number('CROTA1') ?? 0) * DEGREE;
  return [x * Math.cos(turn), -y * Math.sin(turn), x * Math.sin(turn), y * Math.cos(turn)];
}
