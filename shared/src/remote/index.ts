/** Contract between the shell and its remotes: a remote's exports and the services it receives. */
export { HostProvider, useHost } from './HostContext.tsx';
export type { PageHandle } from './pageHandle.ts';
export { createPages, page } from './page.ts';
export type { Page } from './page.ts';
export type { HeadRequest, PageHead, RemoteHeads } from './pageHead.ts';
export { isRemoteModule } from './remoteHost.ts';
export type {
  FallbackLink,
  HostBadges,
  HostEvents,
  HostFallback,
  HostIdempotencyKeys,
  HostLinks,
  HostNavigation,
  HostSession,
  HostSlots,
  RemoteHost,
  RemoteModule,
  SlotContribution,
} from './remoteHost.ts';
export { Slot } from './Slot.tsx';
export { toastText, useToastText } from './toastTexts.ts';
export type { ProgressToast, ToastContent, Toasts } from './toasts.ts';
