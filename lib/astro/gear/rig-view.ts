import { parseView, type ViewParams } from '../../view-params';
import type { Rig, RigPart, RigParts } from './rig-parts';
import { TARGETS } from './rig-targets';

export interface RigView {
  'rig-telescope': string;
  'rig-reducer': string;
  'rig-camera': string;
  'rig-mount': string;
  /** Slugs with blanks between them, NO_EXTRAS, or '' for the primary items. */
  'rig-with': string;
  binning: string;
  seeing: string;
  over: string;
}

const NO_EXTRAS = 'nothing';
const WITHOUT = { value: '', label: 'No reducer' };

export const BINNINGS = ['1', '2', '3', '4'].map((value) => ({ value, label: `${value} × ${value}` }));
/** The usual seeing first, which is the default. */
const SEEING = ['3', '1', '1.5', '2', '2.5', '4', '5'].map((value) => ({ value, label: `${value} arcsec` }));
export const SEEING_CHOICES = SEEING.toSorted((a, b) => Number(a.value) - Number(b.value));

export function partOptions(parts: readonly RigPart[]): { value: string; label: string }[] {
  return parts.map(({ slug, name }) => ({ value: slug, label: name }));
}

export function reducerOptions({ reducers }: RigParts, telescope: RigPart): { value: string; label: string }[] {
  return [WITHOUT, ...partOptions(reducers.filter((reducer) => fitsOn(reducer, telescope)))];
}

function fitsOn({ fits }: RigPart, telescope: RigPart): boolean {
  return !fits || fits.includes(telescope.slug);
}

/** Fields come after the objects that are drawn. */
export function rigParams(parts: RigParts, fields: readonly { value: string }[] = []): ViewParams<RigView> {
  return {
    'rig-telescope': partOptions(parts.telescopes),
    'rig-reducer': [WITHOUT, ...partOptions(parts.reducers)],
    'rig-camera': partOptions(parts.cameras),
    'rig-mount': partOptions(parts.mounts),
    'rig-with': 'text',
    binning: BINNINGS,
    seeing: SEEING,
    over: [...TARGETS, ...fields],
  };
}

/** The rig that a view names; undefined without any telescope or camera. */
export function rigOf(parts: RigParts, view: RigView): Rig | undefined {
  const find = <Part extends RigPart>(list: Part[], slug: string) => list.find((part) => part.slug === slug);
  const telescope = find(parts.telescopes, view['rig-telescope']);
  const camera = find(parts.cameras, view['rig-camera']);
  if (!(telescope && camera)) return undefined;
  const reducer = find(parts.reducers, view['rig-reducer']);
  return {
    telescope,
    reducer: reducer && fitsOn(reducer, telescope) ? reducer : undefined,
    camera,
    mount: find(parts.mounts, view['rig-mount']),
    extras: extrasOf(parts, view['rig-with']),
    binning: Number(view.binning),
    seeing: Number(view.seeing),
  };
}

export function primaryRigOf(parts: RigParts): Rig | undefined {
  return rigOf(parts, parseView(rigParams(parts), new URLSearchParams()));
}

function extrasOf({ extras }: RigParts, text: string): RigPart[] {
  const slugs = text.split(' ');
  return extras.filter(({ slug, isPrimary }) => (text ? slugs.includes(slug) : isPrimary));
}

export function toggleExtra(parts: RigParts, text: string, part: RigPart): string {
  const before = extrasOf(parts, text);
  const after = parts.extras.filter((extra) => before.includes(extra) !== (extra.slug === part.slug));
  if (after.every(({ isPrimary }) => isPrimary) && after.length === extrasOf(parts, '').length) return '';
  return after.map(({ slug }) => slug).join(' ') || NO_EXTRAS;
}
