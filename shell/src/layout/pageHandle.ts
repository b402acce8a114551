import type { PageHandle } from '@cpa/shared/remote';

const names: (keyof PageHandle)[] = ['title', 'isWide', 'offersSignUp'];

/** Distinguishes a page handle from other route handles. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && names.some((name) => name in handle);
}
