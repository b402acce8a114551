/** The contract between the shell and its remotes: what a remote is, and what it is lent. */
export { HostProvider, useHost } from './HostContext.tsx';
export type { PageHandle } from './pageHandle.ts';
export { createPages, page } from './page.ts';
export type { Page, RouteFile } from './page.ts';
export type { HeadRequest, PageHead, RemoteHeads } from './pageHead.ts';
export { isRemoteModule } from './remoteHost.ts';
export type { HostNavigation, HostSession, RemoteHost, RemoteModule } from './remoteHost.ts';
export { storeSeenVacancies, readSeenVacancies } from './seenVacancies.ts';
export type { SeenVacancy } from './seenVacancies.ts';
export { toastText, useToastText } from './toastTexts.ts';
export type { ToastTextKey } from './toastTexts.ts';
export type { ProgressToast, ToastContent, Toasts } from './toasts.ts';
