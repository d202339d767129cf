'use client';

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { ViewParams } from '@/lib/view-params';
import { useView } from '../ui/use-view';

const TABS = [
  { value: 'equipment', label: 'Equipment & Rig' },
  { value: 'gallery', label: 'Photo Gallery' },
] as const;

interface TabView {
  tab: (typeof TABS)[number]['value'];
}

const PARAMS: ViewParams<TabView> = { tab: TABS };

/** Both panels are in the HTML, and both are visible without JavaScript. */
export function AstroTabs(panels: Record<TabView['tab'], ReactNode>) {
  const { view, choose } = useView(PARAMS);
  return (
    <Root value={view.tab} onValueChange={(tab) => choose({ tab: tab as TabView['tab'] })}>
      <List aria-label="Astrophotography" className="needs-script mb-10 flex gap-2">
        {TABS.map(({ value, label }) => (
          <Trigger
            key={value}
            value={value}
            className="min-h-11 rounded-lg px-4 text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-accent-ink"
          >
            {label}
          </Trigger>
        ))}
      </List>
      {TABS.map(({ value }) => (
        <Content key={value} value={value} forceMount hidden={false} className="tab-panel">
          {panels[value]}
        </Content>
      ))}
    </Root>
  );
}
