import * as runtime from 'react-refresh/runtime';

/** Runs before React in the shell under development. */
runtime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { portalRefreshRuntime: runtime, __reactRefreshInjected_portal: true });
