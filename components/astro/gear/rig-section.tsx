'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenNear } from './near';
import type { RigCalculatorProps } from './rig-calculator';

const ID = 'rig';

interface RigSectionProps extends RigCalculatorProps {
  /** The primary rig, until the calculator has loaded. */
  children: ReactNode;
}

/** Loads the calculator when it is about to scroll into view; Suspense would hide the results (docs/adr/0160). */
export function RigSection({ children, ...props }: RigSectionProps) {
  const [Calculator, setCalculator] = useState<ComponentType<RigCalculatorProps>>();

  useEffect(() => {
    const load = async () => {
      await whenNear(ID);
      const { default: loaded } = await import('./rig-calculator');
      setCalculator(() => loaded);
    };
    // Without the calculator, the primary rig stays.
    load().catch(() => undefined);
  }, []);

  return (
    <section id={ID} aria-labelledby="rig-title" className="space-y-8 border-line border-t pt-12">
      <div className="space-y-3">
        <h2 id="rig-title" className="text-section">
          Rig calculator
        </h2>
        <p className="max-w-prose text-ink-soft">
          What a telescope, a camera and a mount give together, with the formula of each result.
        </p>
      </div>
      {Calculator ? <Calculator {...props} /> : children}
    </section>
  );
}
