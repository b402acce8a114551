import { nextTask } from '@cpa/shared/scheduling';

/**
 * Evaluates the modules of the first load, each group in a task of its own. They are part of the shell's bundle, which
 * would evaluate them in one task otherwise.
 */
export async function evaluateModules(): Promise<void> {
  for (const evaluate of GROUPS) {
    await nextTask();
    await evaluate();
  }
}

const GROUPS: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './libraries/react.ts'),
  () => import(/* webpackMode: "eager" */ './libraries/react-dom-client.ts'),
  () => import(/* webpackMode: "eager" */ './libraries/react-router.ts'),
  () => import(/* webpackMode: "eager" */ './libraries/reduxjs-toolkit.ts'),
  () => import(/* webpackMode: "eager" */ './libraries/typed-redux-saga.ts'),
  () => import(/* webpackMode: "eager" */ './libraries/zod-mini.ts'),
  () => import(/* webpackMode: "eager" */ '@cpa/shared/http'),
  () => import(/* webpackMode: "eager" */ '@cpa/shared/i18n'),
  loadLocaleData,
  () => import(/* webpackMode: "eager" */ '@cpa/shared/ui'),
  () => import(/* webpackMode: "eager" */ './modules.ts'),
];

/** The first `Intl` formatter of a document loads the locale data of the browser, which takes as long as many modules. */
async function loadLocaleData(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- Nothing is written.
  new Intl.NumberFormat('en-GB').format(0);
}
