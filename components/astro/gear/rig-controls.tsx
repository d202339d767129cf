import type { ReactNode } from 'react';
import type { Rig, RigParts } from '@/lib/astro/gear/rig-parts';
import {
  BINNINGS,
  partOptions,
  type RigView,
  reducerOptions,
  SEEING_CHOICES,
  toggleExtra,
} from '@/lib/astro/gear/rig-view';
import { Select } from '../../ui/form/controls';

interface RigControlsProps {
  parts: RigParts;
  view: RigView;
  rig: Rig;
  onChoose(change: Partial<RigView>): void;
}

/** A choice of one value: its key in the address, its label and its options. */
type Choice = [Exclude<keyof RigView, 'rig-with' | 'over'>, string, { value: string; label: string }[]];

export function RigControls({ parts, view, rig, onChoose }: RigControlsProps) {
  const choices: Choice[] = [
    ['rig-telescope', 'Telescope', partOptions(parts.telescopes)],
    ['rig-reducer', 'Reducer', reducerOptions(parts, rig.telescope)],
    ['rig-camera', 'Camera', partOptions(parts.cameras)],
    ['binning', 'Binning', BINNINGS],
    ['rig-mount', 'Mount', partOptions(parts.mounts)],
    ['seeing', 'Seeing', SEEING_CHOICES],
  ];
  return (
    <div className="needs-script space-y-5 print:hidden">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {choices
          .filter(([, , options]) => options.length > 1)
          .map(([key, label, options]) => (
            <Labeled key={key} label={label}>
              <Select
                label={label}
                options={options}
                value={key === 'rig-reducer' ? (rig.reducer?.slug ?? '') : view[key]}
                onChange={(value) => onChoose({ [key]: value })}
              />
            </Labeled>
          ))}
      </div>
      {parts.extras.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <legend className="mb-1 text-caption text-ink-soft">Also in the train or on the mount</legend>
          {parts.extras.map((part) => (
            <label key={part.slug} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                checked={rig.extras.includes(part)}
                onChange={() => onChoose({ 'rig-with': toggleExtra(parts, view['rig-with'], part) })}
                className="shrink-0 size-5 accent-accent"
              />
              {part.name}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The control has the same name for screen readers. */
function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="space-y-1">
      <span aria-hidden="true" className="text-caption text-ink-soft">
        {label}
      </span>
      {children}
    </div>
  );
}
