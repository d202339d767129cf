import type { ReactNode } from 'react';
import type { Rig } from '@/lib/astro/gear/rig-parts';
import { fieldOf, rigResults } from '@/lib/astro/gear/rig-report';
import type { Target } from '@/lib/astro/gear/rig-targets';
import { FieldDrawing } from './field-drawing';
import { RigTable } from './rig-table';

interface RigResultsProps {
  rig: Rig;
  target: Target;
  children?: ReactNode;
}

export function RigResults({ rig, target, children }: RigResultsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
      <RigTable rig={rig} results={rigResults(rig)} />
      <div className="space-y-3">
        <FieldDrawing target={target} field={fieldOf(rig)} />
        {children}
      </div>
    </div>
  );
}
