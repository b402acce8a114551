import type { PageHandle } from '@cpa/shared/remote';

const names: (keyof PageHandle)[] = ['title', 'isWide', 'offersSignUp'];

/** Whether a route says something of itself to the frame. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && names.some((name) => name in handle);
}
