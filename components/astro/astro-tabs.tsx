'use client';

import { Content, List, Root } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { ViewParams } from '@/lib/view-params';
import { TabTrigger } from '../ui/tab-trigger';
import { useView } from '../ui/use-view';
import { Gallery, type GalleryProps } from './gallery/gallery';

const TABS = [
  { value: 'equipment', label: 'Equipment & Rig' },
  { value: 'gallery', label: 'Photo Gallery' },
] as const;

interface TabView {
  tab: (typeof TABS)[number]['value'];
}

const PARAMS: ViewParams<TabView> = { tab: TABS };

interface AstroTabsProps extends Pick<GalleryProps, 'skeleton' | 'served'> {
  equipment: ReactNode;
  heading: ReactNode;
  pictures?: ReactNode;
}

/** Both panels are in the HTML, and both are visible without JavaScript. */
export function AstroTabs({ equipment, heading, pictures, ...gallery }: AstroTabsProps) {
  const { view, choose } = useView(PARAMS);
  const panels = {
    equipment,
    gallery: (
      <>
        {heading}
        {pictures && (
          <Gallery isOpen={view.tab === 'gallery'} {...gallery}>
            {pictures}
          </Gallery>
        )}
      </>
    ),
  };
  return (
    <Root value={view.tab} onValueChange={(tab) => choose({ tab: tab as TabView['tab'] })}>
      <List aria-label="Astrophotography" className="needs-script mb-10 flex flex-wrap gap-2">
        {TABS.map(({ value, label }) => (
          <TabTrigger key={value} value={value} className="px-3 sm:px-4">
            {label}
          </TabTrigger>
        ))}
      </List>
      {TABS.map(({ value }) => (
        <Content key={value} value={value} forceMount hidden={false} className="tab-panel space-y-10">
          {panels[value]}
        </Content>
      ))}
    </Root>
  );
}
