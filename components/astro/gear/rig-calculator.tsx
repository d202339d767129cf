import { useMemo } from 'react';
import { holds } from '@/lib/astro/gear/rig-fields';
import type { RigParts } from '@/lib/astro/gear/rig-parts';
import { fieldOf, rigResults } from '@/lib/astro/gear/rig-report';
import { PLEIADES, TARGETS, type Target } from '@/lib/astro/gear/rig-targets';
import { rigOf, rigParams } from '@/lib/astro/gear/rig-view';
import { Select } from '../../ui/form/controls';
import { useView } from '../../ui/use-view';
import { RigControls } from './rig-controls';
import { RigResults } from './rig-results';

export interface RigCalculatorProps {
  parts: RigParts;
  fields: Target[];
}

export default function RigCalculator({ parts, fields }: RigCalculatorProps) {
  const params = useMemo(() => rigParams(parts, fields), [parts, fields]);
  const { view, choose } = useView(params);
  const rig = rigOf(parts, view);
  if (!rig) return null;
  const field = fieldOf(rig);
  const targets = [...TARGETS, ...fields].filter((target) => holds(target, field));
  const target = targets.find(({ value }) => value === view.over) ?? PLEIADES;
  return (
    <div className="space-y-8">
      <RigControls parts={parts} view={view} rig={rig} onChoose={choose} />
      <RigResults rig={rig} target={target}>
        <div className="max-w-xs print:hidden">
          <Select
            label="Object under the field of view"
            options={targets}
            value={target.value}
            onChange={(over) => choose({ over })}
          />
        </div>
      </RigResults>
      <p role="status" className="sr-only">
        {rigResults(rig)
          .map(({ label, value }) => `${label}: ${value}`)
          .join('. ')}
      </p>
    </div>
  );
}
