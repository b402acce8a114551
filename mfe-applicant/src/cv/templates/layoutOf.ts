import type { CvSettings } from '@cpa/shared/contracts';
import { compactLayout } from './compact.ts';
import { firstJobLayout } from './firstJob.ts';
import { hospitalityLayout } from './hospitality.ts';
import type { Layout, LayoutInput } from './layout.ts';
import { photoLayout } from './photo.ts';
import { plainLayout } from './plain.ts';
import { sidebarLayout } from './sidebar.ts';

const LAYOUTS: Record<CvSettings['template'], (input: LayoutInput) => Layout> = {
  plain: plainLayout,
  photo: photoLayout,
  sidebar: sidebarLayout,
  compact: compactLayout,
  'first-job': firstJobLayout,
  hospitality: hospitalityLayout,
};

/** Lays a CV out with the template of its settings. */
export const layoutOf = (input: LayoutInput): Layout => LAYOUTS[input.cv.settings.template](input);
