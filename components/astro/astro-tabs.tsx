'use client';

import { Content, List, Root } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
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

const PARAMS = { tab: TABS };
const GALLERY = { tab: TABS.slice(1) };

interface AstroTabsProps extends Pick<GalleryProps, 'skeleton' | 'served'> {
  equipment: ReactNode;
  heading: ReactNode;
  pictures?: ReactNode;
}

/** Both panels are in the HTML, and both are visible without JavaScript. */
export function AstroTabs({ equipment, heading, pictures, ...gallery }: AstroTabsProps) {
  const params = equipment ? PARAMS : GALLERY;
  const { view, choose } = useView<TabView>(params);
  return (
    <Root value={view.tab} onValueChange={(tab) => choose({ tab: tab as TabView['tab'] })}>
      <div className="log-row needs-script">
        <List aria-label="Astrophotography" className="log-text mb-5 flex flex-wrap gap-x-8 border-hairline border-b">
          {params.tab.map(({ value, label }) => (
            <TabTrigger key={value} value={value}>
              {label}
            </TabTrigger>
          ))}
        </List>
      </div>
      {equipment && (
        <Content value="equipment" forceMount hidden={false} className="tab-panel">
          {equipment}
        </Content>
      )}
      {/* Pictures hide the rule of the page, down to the footer. */}
      <Content
        value="gallery"
        forceMount
        hidden={false}
        className="tab-panel not-print:-mt-5 not-print:-mb-(--log-end) space-y-8 bg-ground pt-3 not-print:pt-8 not-print:pb-14"
      >
        {heading}
        {pictures && (
          <Gallery isOpen={view.tab === 'gallery'} {...gallery}>
            {pictures}
          </Gallery>
        )}
      </Content>
    </Root>
  );
}
