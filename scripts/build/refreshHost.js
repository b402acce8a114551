import * as runtime from 'react-refresh/runtime';

/** Stands before React in the shell under development. */
runtime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { portalRefreshRuntime: runtime, __reactRefreshInjected_portal: true });
