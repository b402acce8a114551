import type { ManifestFrame } from '@cpa/shared/contracts';

export type FrameProps = {
  frame: ManifestFrame;
  /** Translated heading. */
  heading: string;
  /** Path of the page. */
  path: string;
};
