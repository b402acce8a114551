import { nextTask } from '@cpa/shared/scheduling';
import type { EntryPointKey, LazyEntryPointKey, LazyLibraryKey, LibraryKey } from './keys.ts';

type FirstKey = LibraryKey | EntryPointKey;

/** Imports the modules of the first load. A static import of a whole module would list its exports in the build twice. */
const imports: Record<FirstKey, () => Promise<object>> = {
  react: () => import(/* webpackMode: "eager" */ './libraries/react.ts'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ './libraries/react-jsx-runtime.ts'),
  'react/jsx-dev-runtime': () => import(/* webpackMode: "eager" */ './libraries/react-jsx-dev-runtime.ts'),
  'react-dom': () => import(/* webpackMode: "eager" */ './libraries/react-dom.ts'),
  'react-dom/client': () => import(/* webpackMode: "eager" */ './libraries/react-dom-client.ts'),
  'react-router': () => import(/* webpackMode: "eager" */ './libraries/react-router.ts'),
  'react-redux': () => import(/* webpackMode: "eager" */ './libraries/react-redux.ts'),
  '@reduxjs/toolkit': () => import(/* webpackMode: "eager" */ './libraries/reduxjs-toolkit.ts'),
  'redux-saga': async () => (await import(/* webpackMode: "eager" */ './libraries/redux-saga.ts')).reduxSaga,
  'redux-saga/effects': () => import(/* webpackMode: "eager" */ './libraries/redux-saga-effects.ts'),
  'typed-redux-saga': () => import(/* webpackMode: "eager" */ './libraries/typed-redux-saga.ts'),
  'zod/mini': () => import(/* webpackMode: "eager" */ './libraries/zod-mini.ts'),
  '@cpa/shared/domain': () => import(/* webpackMode: "eager" */ '@cpa/shared/domain'),
  '@cpa/shared/http': () => import(/* webpackMode: "eager" */ '@cpa/shared/http'),
  '@cpa/shared/i18n': () => import(/* webpackMode: "eager" */ '@cpa/shared/i18n'),
  '@cpa/shared/remote': () => import(/* webpackMode: "eager" */ '@cpa/shared/remote'),
  '@cpa/shared/routing': () => import(/* webpackMode: "eager" */ '@cpa/shared/routing'),
  '@cpa/shared/session': () => import(/* webpackMode: "eager" */ '@cpa/shared/session'),
  '@cpa/shared/store': () => import(/* webpackMode: "eager" */ '@cpa/shared/store'),
  '@cpa/shared/ui': () => import(/* webpackMode: "eager" */ '@cpa/shared/ui'),
};

/** Modules of the first load, after `evaluateModules`. */
export const modules: Record<string, object> = {};

/**
 * Evaluates the modules of the first load, each in a separate task. They are part of the shell's bundle, which would
 * evaluate them in one task otherwise.
 */
export async function evaluateModules(): Promise<void> {
  for (const [key, load] of Object.entries(imports)) {
    await nextTask();
    modules[key] = await load();
  }
  await nextTask();
  // The first `Intl` formatter of a document loads the locale data of the browser, which takes as long as many modules.
  // oxlint-disable-next-line no-restricted-globals -- Nothing is written.
  new Intl.NumberFormat('en-GB').format(0);
}

/** Modules that load when a remote first requests them. All remotes share one copy. */
export const lazyModules: Record<LazyLibraryKey | LazyEntryPointKey, () => Promise<object>> = {
  'react-hook-form': () => import(/* webpackChunkName: "forms" */ './libraries/react-hook-form.ts'),
  '@hookform/resolvers/zod': () =>
    import(/* webpackChunkName: "forms" */ './libraries/hookform-resolvers-zod.ts'),
  '@cpa/shared/ui/account': () => import(/* webpackChunkName: "ui-account" */ '@cpa/shared/ui/account'),
  '@cpa/shared/ui/area': () => import(/* webpackChunkName: "ui-area" */ '@cpa/shared/ui/area'),
  '@cpa/shared/ui/dialog': () => import(/* webpackChunkName: "ui-dialog" */ '@cpa/shared/ui/dialog'),
  '@cpa/shared/ui/icons': () => import(/* webpackChunkName: "ui-icons" */ '@cpa/shared/ui/icons'),
  '@cpa/shared/ui/image-crop': () =>
    import(/* webpackChunkName: "ui-image-crop" */ '@cpa/shared/ui/image-crop'),
  '@cpa/shared/ui/menu': () => import(/* webpackChunkName: "ui-menu" */ '@cpa/shared/ui/menu'),
  '@cpa/shared/ui/pdf': () => import(/* webpackChunkName: "ui-pdf" */ '@cpa/shared/ui/pdf'),
  '@cpa/shared/ui/tabs': () => import(/* webpackChunkName: "ui-tabs" */ '@cpa/shared/ui/tabs'),
  '@cpa/shared/ui/undo': () => import(/* webpackChunkName: "ui-undo" */ '@cpa/shared/ui/undo'),
};
