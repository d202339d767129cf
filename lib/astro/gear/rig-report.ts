import { formatField } from '../sky/coordinates';
import { fieldSize } from '../sky/plate';
import {
  ARC_SECONDS,
  effectiveFocalLength,
  focalRatio,
  GOOD_PIXELS,
  IMAGING_SHARE,
  imageScale,
  missingSpacers,
  payloadShare,
  sampling,
  sumOf,
} from './rig';
import type { Rig, RigPart } from './rig-parts';

/** One result: "Image scale", "1.41 arcsec per pixel", "206.265 × 3.76 µm / 550 mm". */
export interface RigResult {
  label: string;
  value: string;
  formula?: string;
  note?: string;
  source?: { name: string; href: string };
}

/** Degrees. */
export function fieldOf(rig: Rig): { width: number; height: number } {
  const scale = imageScale({ ...opticsOf(rig), pixelSize: rig.camera.pixelSize });
  return fieldSize({ scale, ...rig.camera.sensor });
}

export function rigResults(rig: Rig): RigResult[] {
  return [...opticalResults(rig), backFocusResult(rig), payloadResult(rig)].filter((result) => result !== undefined);
}

function opticsOf({ telescope, reducer }: Rig) {
  return { focalLength: telescope.focalLength, reduction: reducer?.reduction };
}

function opticalResults(rig: Rig): (RigResult | undefined)[] {
  const { telescope, reducer, camera, binning, seeing } = rig;
  const optics = opticsOf(rig);
  const { pixelSize, sensor } = camera;
  const { aperture } = telescope;
  const length = `${decimal(effectiveFocalLength(optics))} mm`;
  const scale = imageScale({ ...optics, pixelSize, binning });
  const { pixels, verdict } = sampling(scale, seeing);
  const [wide, high] = [sensor.width, sensor.height].map((side) => decimal((side * pixelSize) / 1000));
  return [
    reducer && {
      label: 'Focal length',
      value: length,
      formula: `${decimal(telescope.focalLength)} mm × ${reducer.reduction}`,
    },
    aperture === undefined
      ? undefined
      : {
          label: 'Focal ratio',
          value: `f/${decimal(focalRatio({ ...optics, aperture }), 1)}`,
          formula: `${length} / ${decimal(aperture)} mm`,
        },
    {
      label: 'Image scale',
      value: `${scale.toFixed(2)} arcsec per pixel`,
      formula: `${ARC_SECONDS} × ${pixelSize} µm${binning > 1 ? ` × ${binning}` : ''} / ${length}`,
    },
    {
      label: 'Field of view',
      value: formatField(fieldOf(rig)),
      formula: `2 × atan(${wide} mm / (2 × ${length})), and the same with ${high} mm`,
    },
    {
      label: 'Sampling',
      value: `${pixels.toFixed(1)} pixels across a star: ${verdict}`,
      formula: `${seeing} arcsec of seeing / ${scale.toFixed(2)} arcsec per pixel`,
      note: `${GOOD_PIXELS.min} to ${GOOD_PIXELS.max} pixels are ideal. Fewer lose detail; more add none.`,
      source: { name: 'astronomy.tools', href: 'https://astronomy.tools/calculators/ccd_suitability' },
    },
  ];
}

function backFocusResult({ telescope, reducer, camera, extras }: Rig): RigResult {
  const last = reducer ?? telescope;
  const parts = [camera, ...extras.filter(({ length }) => length !== undefined)];
  const lengths = parts.map(({ length }) => length ?? 0);
  const sum = parts.map(({ name, length }) => `${length ?? '?'} mm (${name})`).join(' + ');
  const label = 'Back focus';
  if (last.backFocus === undefined) {
    return {
      label,
      value: `${decimal(sumOf(lengths))} mm in the train`,
      formula: sum,
      note: `No required distance is listed for the ${last.name}.`,
    };
  }
  const missing = missingSpacers(last.backFocus, lengths);
  return {
    label,
    value: missing > 0 ? `${missing} mm of spacers needed` : missing < 0 ? `${-missing} mm too long` : 'Fits exactly',
    formula: `${last.backFocus} mm required − ${parts.length > 1 ? `(${sum})` : sum}`,
    ...(camera.length === undefined && { note: `No length is listed for the ${camera.name}.` }),
  };
}

function payloadResult({ telescope, reducer, camera, mount, extras }: Rig): RigResult | undefined {
  if (!mount) return undefined;
  const parts = [telescope, ...(reducer ? [reducer] : []), camera, ...extras];
  const weighed = parts.filter(({ weight }) => weight !== undefined);
  const unknown = parts.filter(({ weight }) => weight === undefined);
  const weights = weighed.map(({ weight }) => weight ?? 0);
  const share = payloadShare(mount.payload, weights);
  return {
    label: 'Payload',
    value: `${unknown.length > 0 ? 'At least ' : ''}${decimal(sumOf(weights))} of ${mount.payload} kg (${Math.round(share * 100)}%)`,
    formula: weighed.map(({ name, weight }) => `${weight} kg (${name})`).join(' + '),
    note: [
      `${share > IMAGING_SHARE ? 'More than' : 'Within'} half of the rating, the usual limit for photography.`,
      unknown.length > 0 && `No weight is listed for ${listed(unknown)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    source: {
      name: 'Source',
      href: 'https://neconnected.co.uk/the-perfect-pairing-matching-a-sky-watcher-mount-to-your-telescope',
    },
  };
}

function listed(parts: RigPart[]): string {
  return new Intl.ListFormat('en-US').format(parts.map(({ name }) => `the ${name}`));
}

/** At most two decimals: "550", "1,422.4", "23.49". */
function decimal(value: number, digits = 2): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
