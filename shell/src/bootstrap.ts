import { afterHydration } from './app/hydration/afterHydration.ts';
import { untilLoaded } from './app/hydration/untilLoaded.ts';
import { nextTask } from '@cpa/shared/scheduling';
import { evaluateModules } from './remotes/platform/modules.ts';
import { surviveTranslation } from './translation/surviveTranslation.ts';
import { reportProblem } from './reporting/reportProblem.ts';

surviveTranslation();
// A rejection would not reach the listener of the document, which shows that the page could not start.
start().catch(reportError);

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  await evaluateModules();
  await nextTask();
  await import(/* webpackMode: "eager" */ './config/pageConfig.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './remotes/index.ts');
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './app/hydration/startApp.tsx');
  await nextTask();
  const shell = await startApp(root);
  await afterHydration();
  const report = (error: unknown) => reportProblem('EXTRAS_FAILED', error);
  // Without them, the page receives no events.
  untilLoaded(() => import(/* webpackChunkName: "extras" */ './startExtras.ts'), report)
    .then(({ startExtras }) => startExtras(shell))
    .catch(report);
  try {
    shell.hangWatch?.start();
  } catch (error) {
    reportProblem('HANG_WATCH_FAILED', error);
  }
}
