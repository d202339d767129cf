import { astrophotography } from './astro/section';
import { biographies } from './biographies/section';
import { boards } from './boards/section';
import { contact } from './contact/section';
import { devStats } from './dev-stats/section';
import { docs } from './docs/section';
import { home } from './home/section';
import { lab } from './lab/section';
import { projects } from './projects/section';
import { resume } from './resume/section';
import type { Section } from './section';
import { tabletop } from './tabletop/section';
import { talks } from './talks/section';
import { writing } from './writing/section';

export const SEARCH_PATH = '/search';

export const SECTIONS: readonly Section[] = [
  home,
  resume,
  projects,
  talks,
  writing,
  boards,
  tabletop,
  astrophotography,
  docs,
  contact,
  devStats,
  lab,
  biographies,
];
