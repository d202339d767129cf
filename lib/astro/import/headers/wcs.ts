import { type PicturePoint, type Plate, pixelToSky, type Size, type SkyPoint, skyToPixel } from '../../sky/plate';
import { findNumber, findText, type Header } from './header';

const DEGREE = Math.PI / 180;

/** A plate without its size, which depends on the picture's files. */
export type Solution = Required<Pick<Plate, 'ra' | 'dec' | 'scale' | 'rotation'>> & { mirrored?: true };

/** A solution, or why there is none: undefined for a header without one. */
export interface SolutionReading {
  solution?: Solution | undefined;
  refused?: string;
  note?: string;
}

/** Set for a solution of PixInsight with splines. */
export const SPLINES = 'PCL-SPLINES';
/** Distortion keywords. They are ignored; only the linear part of the solution is read. */
const DISTORTIONS = new RegExp(`^([AB]_ORDER|${SPLINES})$`);
const DISTORTION_NOTE = 'distortion is left out of the plate solution; labels can be some pixels off';

/** Size of the image in pixels. astrometry.net's files without data have it in IMAGEW and IMAGEH. */
export function readSize(header: Header): Size | undefined {
  const width = findNumber(header, 'NAXIS1') || findNumber(header, 'IMAGEW');
  const height = findNumber(header, 'NAXIS2') || findNumber(header, 'IMAGEH');
  return width && height ? { width, height } : undefined;
}

/**
 * The plate solution of a header, for the picture as it is shown. Reads TAN with CD, PC or CROTA2, for J2000.
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
  // A plate with one degree to the pixel, east to the right.
  const plane = { ra, dec, scale: 3600, rotation: 0, mirrored: true, width: 0, height: 0 };
  // The first row of a FITS image is the lowest one, unless the program says otherwise.
  const isTopDown = findText(header, 'ROWORDER')?.toUpperCase() === 'TOP-DOWN';
  const toSky = (pixel: PicturePoint): SkyPoint => {
    const row = isTopDown ? pixel.y : size.height - pixel.y;
    const right = pixel.x + 0.5 - x;
    const up = row + 0.5 - y;
    return pixelToSky(plane, { x: a * right + b * up, y: -(c * right + d * up) });
  };
  const solution = fitPlate(toSky, { x: size.width / 2, y: size.height / 2 });
  const isDistorted = header.values.keys().some((keyword) => DISTORTIONS.test(keyword));
  return isDistorted ? { solution, note: DISTORTION_NOTE } : { solution };
}

function findObstacle(header: Header): string | undefined {
  const axes = `${findText(header, 'CTYPE1')}, ${findText(header, 'CTYPE2')}`;
  if (!/^RA-+TAN(-SIP)?, DEC-+TAN(-SIP)?$/.test(axes)) {
    return `its projection is ${axes}; only RA---TAN, DEC--TAN is read`;
  }
  const system = findText(header, 'RADESYS', 'RADECSYS') ?? 'FK5';
  if (system !== 'ICRS' && system !== 'FK5') return `its reference system is ${system}; only ICRS and FK5 are read`;
  const equinox = Number(findText(header, 'EQUINOX', 'EPOCH')?.replace(/^[BJ]/, '')) || 2000;
  if (system === 'FK5' && equinox !== 2000) return `its equinox is ${equinox}; only J2000 is read`;
  if ((findNumber(header, 'LONPOLE') ?? 180) !== 180) return 'its LONPOLE is not 180';
  // These terms change the position and the scale too. Programs that also write SIP repeat its terms in them.
  const hasTerms = header.values.keys().some((keyword) => /^PV[12]_([1-9]|\d\d)$/.test(keyword));
  return hasTerms && !header.values.has('A_ORDER')
    ? 'its distortion is written as PV terms, which are not read'
    : undefined;
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

/** Position, scale and angle at the center, from the pixels to the right of it and above it. */
function fitPlate(toSky: (point: PicturePoint) => SkyPoint, { x, y }: PicturePoint): Solution {
  const origin = toSky({ x, y });
  // Coordinates in degrees: x increases to the west, y to the south.
  const sky: Plate = { ...origin, scale: 3600, rotation: 0, width: 0, height: 0 };
  const right = skyToPixel(sky, toSky({ x: x + 1, y })) ?? { x: 0, y: 0 };
  const up = skyToPixel(sky, toSky({ x, y: y - 1 })) ?? { x: 0, y: 0 };
  const isMirrored = up.x * right.y - up.y * right.x < 0;
  const side = isMirrored ? -1 : 1;
  const north = (side * right.x - up.y) / 2;
  const east = (-side * right.y - up.x) / 2;
  return {
    ...origin,
    scale: Math.hypot(north, east) * 3600,
    rotation: ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
    ...(isMirrored && { mirrored: true }),
  };
}
