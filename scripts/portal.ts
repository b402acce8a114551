import { portalHome } from '@cpa/shared/server';
import { diagnoseSettings } from './portal/diagnoseSettings.ts';
import { localCalls, type ReleaseCalls } from './portal/releaseCalls.ts';
import { isReleaseCommand, runOperator } from './portal/operator.ts';
import { runReleaseCommand } from './portal/runReleaseCommand.ts';
import { siteCalls } from './portal/siteCalls.ts';
import { isBootCheckOn } from '../shell/server/releases/boot/isBootCheckOn.ts';
import type { BootCheck } from '../shell/server/releases/boot/createBootCheck.ts';
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
  const store = openReleaseStore(places.place, { checkBoot: bootCheck(env, places) });
  const calls = localCalls(
    store,
    async (reads) => await openBootCheck(env, places, { keepMs: KEEP_MS, reads }),
  );
  return {
    ...calls,
    diagnose: async (options) => [...(await calls.diagnose(options)), ...diagnoseSettings(env)],
  };
}

/** Milliseconds for which browser and API of a boot check wait for the next page of the same command. */
const KEEP_MS = 60_000;

type Places = Awaited<ReturnType<typeof openReleaseStorage>>;

function bootCheck(env: NodeJS.ProcessEnv, places: Places): CheckBoot | undefined {
  if (!isBootCheckOn(env)) return undefined;
  return async (releases, changed) => await (await openBootCheck(env, places)).check(releases, changed);
}

/** The same check as on the site server, with the same settings. The site server is loaded when it is needed. */
async function openBootCheck(
  env: NodeJS.ProcessEnv,
  places: Places,
  { keepMs = 0, reads = 'demo' }: { keepMs?: number; reads?: 'demo' | 'live' } = {},
): Promise<BootCheck> {
  const { readConfig } = await import('../shell/server/app/config.ts');
  const { bootCheckOf } = await import('../shell/server/app/buildSite.ts');
  const config = readConfig({ ...env, BOOT_CHECK: 'on' });
  const settings = { ...config.bootCheck!, ...(reads === 'live' && { demoApiUrl: config.apiUrl }) };
  return bootCheckOf({ ...config, ...places, bootCheck: settings }, keepMs)!;
}

await main(process.argv.slice(2));
