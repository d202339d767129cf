'use client';

import { Content, List, Root } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { ViewParams } from '@/lib/view-params';
import { TabTrigger } from '../ui/tab-trigger';
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
      <List aria-label="Astrophotography" className="needs-script mb-10 flex flex-wrap gap-2">
        {TABS.map(({ value, label }) => (
          <TabTrigger key={value} value={value} className="px-4">
            {label}
          </TabTrigger>
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
