import * as domain from '@cpa/shared/domain';
import * as http from '@cpa/shared/http';
import * as i18n from '@cpa/shared/i18n';
import * as remote from '@cpa/shared/remote';
import * as routing from '@cpa/shared/routing';
import * as session from '@cpa/shared/session';
import * as store from '@cpa/shared/store';
import * as ui from '@cpa/shared/ui';
import type { EntryPointKey, LazyEntryPointKey, LazyLibraryKey, LibraryKey } from './keys.ts';
import * as reactDomClient from './libraries/react-dom-client.ts';
import * as reactDom from './libraries/react-dom.ts';
import * as jsxDevRuntime from './libraries/react-jsx-dev-runtime.ts';
import * as jsxRuntime from './libraries/react-jsx-runtime.ts';
import * as reactRedux from './libraries/react-redux.ts';
import * as reactRouter from './libraries/react-router.ts';
import * as react from './libraries/react.ts';
import { reduxSaga } from './libraries/redux-saga.ts';
import * as sagaEffects from './libraries/redux-saga-effects.ts';
import * as toolkit from './libraries/reduxjs-toolkit.ts';
import * as typedSaga from './libraries/typed-redux-saga.ts';
import * as zodMini from './libraries/zod-mini.ts';

/** Modules that are part of the shell's first load. */
export const modules: Record<LibraryKey | EntryPointKey, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router': reactRouter,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  'redux-saga': reduxSaga,
  'redux-saga/effects': sagaEffects,
  'typed-redux-saga': typedSaga,
  'zod/mini': zodMini,
  '@cpa/shared/domain': domain,
  '@cpa/shared/http': http,
  '@cpa/shared/i18n': i18n,
  '@cpa/shared/remote': remote,
  '@cpa/shared/routing': routing,
  '@cpa/shared/session': session,
  '@cpa/shared/store': store,
  '@cpa/shared/ui': ui,
};

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
