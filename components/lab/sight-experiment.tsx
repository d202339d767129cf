import type { ReactNode } from 'react';
import { RULES } from '@/lib/lab/sight-text';
import { Section } from '../ui/page/section';
import { SightBoard } from './sight-board';
import { ObserverMark, TargetMark, TerrainMark, ViewMark } from './sight-marks';

const LEGEND: [string, ReactNode][] = [
  ['Observer', <ObserverMark key="observer" />],
  ['Target', <TargetMark key="target" />],
  ['Woods', <TerrainMark key="woods" terrain="woods" />],
  ['Hills', <TerrainMark key="hills" terrain="hills" />],
  ['Visible', <ViewMark key="clear" view="clear" isLow={false} />],
  ['Visible along an edge', <ViewMark key="edge" view="edge" isLow={false} />],
];

export function SightExperiment() {
  return (
    <div className="sight grid grid-cols-1 items-start gap-x-16 gap-y-8 pb-14 not-print:lg:grid-cols-[20rem_minmax(0,1fr)] not-print:lg:grid-rows-[auto_1fr_auto]">
      <SightBoard />
      <ul
        aria-label="Legend"
        data-markdown="skip"
        className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1 text-caption text-soft md:col-span-full md:flex md:flex-wrap md:gap-x-8"
      >
        {LEGEND.map(([name, mark]) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="-13 -13 26 26" aria-hidden="true" className="size-7 shrink-0 fill-none">
              {mark}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SightRules() {
  return (
    <Section title="Rules">
      <ul className="max-w-[68ch] space-y-3 text-pretty text-soft">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Section>
  );
}
