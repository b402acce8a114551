import type { ReactNode } from 'react';
import type { ManifestFrame } from '@cpa/shared/contracts';

export type FrameProps = {
  frame: ManifestFrame;
  /** Translated heading. */
  heading: string;
  /** Path of the page. */
  path: string;
  /** Why the page could not be loaded. In the box of the outline. */
  notice?: ReactNode;
};
