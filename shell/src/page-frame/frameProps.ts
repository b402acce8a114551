import type { ReactNode } from 'react';
import type { ManifestFrame, Role } from '@cpa/shared/contracts';

export type FrameProps = {
  frame: ManifestFrame;
  /** Translated heading. */
  heading: string;
  /** Translated line below the name of the company. */
  ownerLine?: string | undefined;
  /** Path of the page. */
  path: string;
  /** Role that the page requires. */
  role: Role | undefined;
  /** Why the page could not be loaded. In the box of the outline. */
  notice?: ReactNode;
};
