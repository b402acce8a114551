/** Runs drills in the namespaces of a cluster: `inside.ts <name>…`. */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../../../api/bench/report.ts';
import { compareDatabases, findPrimary, untilWhole, watchPrimaries } from './databases.ts';
import { FAULTS, type Fault } from './faults.ts';
import { longestPause } from './history.ts';
import { type Load, startLoad } from './load.ts';
import { verify, type Verified } from './verify.ts';

const WARM_MS = 12_000;
/** Milliseconds of service after which a drill counts as recovered. */
const SERVED_MS = 8000;
const RECOVER_MS = 120_000;

async function runDrill(name: string, fault: Fault): Promise<boolean> {
  const load1 = loadavg()[0]!.toFixed(1);
  await untilWhole();
  const primary = await requirePrimary();
  const run = `${name}-${Date.now().toString(36)}`;
  const load = await startLoad(run, primary);
  const watched = watchPrimaries();
  const startedAt = performance.now();
  await sleep(WARM_MS);
  const faultAt = performance.now();
  let primaries: Awaited<ReturnType<typeof watched.stop>>;
  let repair: Awaited<ReturnType<typeof fault.cause>>;
  let wholeSeconds: number;
  let endedAt: number;
  try {
    repair = await fault.cause(primary, load);
    await sleep(fault.seconds * 1000);
    await repair?.();
    wholeSeconds = await untilWhole();
    await untilServed(load);
    endedAt = performance.now();
  } finally {
    await load.stop();
    primaries = await watched.stop();
  }
  const result = await verify(run, load, await requirePrimary());
  await untilWhole();
  const differences = await compareDatabases();

  const pauseOf = (from: number, to: number): number =>
    longestPause(
      load.operations
        .filter(({ kind, outcome }) => kind === 'write' && outcome === 'ok')
        .map(({ end }) => end),
      from,
      to,
    ) / 1000;
  const pause = pauseOf(faultAt, endedAt);
  const events = load.events.lost();
  const failures: (string | false)[] = [
    ...Object.entries(losses(result)).map(([what, list]) => list.length > 0 && `${what}: ${list.join(', ')}`),
    ...result.problems,
    ...differences,
    primaries.doubleSeconds > 0 &&
      `two primaries at the same time for ${primaries.doubleSeconds.toFixed(1)} s`,
    events.lost > 0 && `${events.lost} events lost`,
    pause > (fault.maxPauseSeconds ?? Number.POSITIVE_INFINITY) &&
      `more than ${fault.maxPauseSeconds} s without service`,
    fault.mustServePages === true && load.pages.failed > 0 && `${load.pages.failed} page errors`,
  ];
  const failed = failures.filter((failure) => failure !== false);
  print(`${name}: ${fault.title} (load ${load1} before, ${loadavg()[0]!.toFixed(1)} after)`);
  print(
    `  without service          ${pause.toFixed(1)} s (${pauseOf(startedAt, faultAt).toFixed(1)} s before the fault)`,
  );
  print(`  primaries                ${primaries.changes.join(' → ')}`);
  print(
    `  three equal databases    ${wholeSeconds.toFixed(1)} s after the ${repair ? 'repair' : 'fault and its wait'}`,
  );
  print(`  writes acknowledged      ${result.acknowledged}`);
  print(`  lost, stored twice       ${result.lost.length}, ${result.twice.length}`);
  print(`  cards charged twice      ${result.chargedTwice.length}`);
  print(`  events published, lost   ${events.published}, ${events.lost}`);
  print(`  pages loaded, failed     ${load.pages.loaded}, ${load.pages.failed}`);
  print(`  errors                   ${errorsOf(load) || 'none'}`);
  for (const failure of failed) print(`  FAILED ${failure}`);
  return failed.length === 0;
}

const losses = ({ lost, twice, chargedTwice }: Verified): Record<string, string[]> => ({
  lost,
  'stored twice': twice,
  'charged twice': chargedTwice,
});

function errorsOf({ errors }: Load): string {
  return [...Map.groupBy(errors, ({ kind }) => kind)]
    .map(([kind, each]) => `${each.length} × ${kind}`)
    .join(', ');
}

async function requirePrimary(): Promise<string> {
  const primary = await findPrimary();
  if (primary === undefined) throw new Error('There is no primary.');
  return primary;
}

/** Resolves when nothing failed for some seconds, or after two minutes. */
async function untilServed(load: Load): Promise<void> {
  for (const end = performance.now() + RECOVER_MS; performance.now() < end; await sleep(250)) {
    const last = load.errors.at(-1)?.at ?? 0;
    const writes = load.operations.filter(
      ({ end: at, outcome }) => outcome === 'ok' && at > performance.now() - SERVED_MS,
    );
    if (performance.now() - last > SERVED_MS && writes.length > 0) return;
  }
}

let hasFailed = false;
for (const name of process.argv.slice(2)) {
  const hasPassed = await runDrill(name, FAULTS[name]!).catch((error: Error) => {
    print(`${name}: FAILED ${error.stack}`);
    return false;
  });
  hasFailed ||= !hasPassed;
}
process.exit(hasFailed ? 1 : 0);
