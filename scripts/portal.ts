import { portalHome } from '@cpa/shared/server';
import { localCalls, type ReleaseCalls } from './portal/releaseCalls.ts';
import { isReleaseCommand, runOperator } from './portal/operator.ts';
import { runReleaseCommand } from './portal/runReleaseCommand.ts';
import { siteCalls } from './portal/siteCalls.ts';
import { isBootCheckOn } from '../shell/server/releases/boot/isBootCheckOn.ts';
import { type CheckBoot, openReleaseStore } from '../shell/server/releases/index.ts';
import { openReleaseStorage } from '../shell/server/platform/storage/openReleaseStorage.ts';

/** Operator CLI: `npm run portal -- <command>`. Exits with 0, or with 1 after an error message. */
async function main(args: string[]): Promise<void> {
  const name = args.find((word) => !word.startsWith('-'));
  if (name !== undefined && !isReleaseCommand(name)) {
    process.exitCode = await runOperator(args);
    return;
  }
  const isDone = await runReleaseCommand(args, async () => await releaseCalls(process.env));
  if (!isDone && name === undefined) process.exitCode = await runOperator(['--help']);
}

/** With `PORTAL_URL`, the commands are sent to that site; otherwise they work on the store itself. */
async function releaseCalls(env: NodeJS.ProcessEnv): Promise<ReleaseCalls> {
  if (env['PORTAL_URL']) return siteCalls(env);
  const places = await openReleaseStorage(env, portalHome());
  return localCalls(openReleaseStore(places.place, { checkBoot: bootCheck(env, places) }));
}

/** The same check as on the site server, with the same settings. The site server is loaded when it is needed. */
function bootCheck(
  env: NodeJS.ProcessEnv,
  places: Awaited<ReturnType<typeof openReleaseStorage>>,
): CheckBoot | undefined {
  if (!isBootCheckOn(env)) return undefined;
  return async (releases, changed) => {
    const { readConfig } = await import('../shell/server/app/config.ts');
    const config = readConfig(env);
    const { bootCheckOf } = await import('../shell/server/app/buildSite.ts');
    const check = bootCheckOf({ ...config, ...places });
    return (await check?.check(releases, changed)) ?? { pages: [] };
  };
}

await main(process.argv.slice(2));
