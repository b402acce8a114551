import type { Package } from '@cpa/shared/contracts';
import type { ReactNode } from 'react';

/** What stands below a plan to take it; the page gives it, because the cart is another feature. */
export type RenderChoice = (plan: Package) => ReactNode;
