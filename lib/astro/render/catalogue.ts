/** A star of the catalog: degrees (J2000), visual magnitude and B − V. */
export interface CatalogueStar {
  /** Number in the Hipparcos Catalogue. */
  id: number;
  ra: number;
  dec: number;
  magnitude: number;
  /** Absent for a star whose color was not measured. */
  colorIndex?: number;
}

/** `data/stars.14.json` of d3-celestial. Longitudes run from −180° to 180°. */
export interface StarFile {
  features: {
    id: number;
    properties: { mag: number; bv: string };
    geometry: { coordinates: [longitude: number, latitude: number] };
  }[];
}

/** The magnitude to which the catalog is nearly complete. It also lists selected fainter stars. */
export const COMPLETE_TO = 8.5;

export const CREDIT =
  'the Hipparcos Catalogue (ESA, 1997), in the compilation XHIP by Anderson and Francis (2012), as packaged in [d3-celestial](https://github.com/ofrohn/d3-celestial) by Olaf Frohn';

export function starsOf({ features }: StarFile): CatalogueStar[] {
  return features.map(({ id, properties: { mag, bv }, geometry: { coordinates } }) => ({
    id,
    ra: coordinates[0] < 0 ? coordinates[0] + 360 : coordinates[0],
    dec: coordinates[1],
    magnitude: mag,
    ...(bv !== '' && { colorIndex: Number(bv) }),
  }));
}
