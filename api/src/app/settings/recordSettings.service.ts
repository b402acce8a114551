import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { OnClose } from '@cpa/shared/server';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { deleteProcess, listProcesses, saveProcess } from './processSettings.repository.ts';
import { describeDifferences, hashSettings, RELEASE_KEYS } from './settingsPrint.ts';

type Settings = Record<string, string | undefined>;

/** Environment of this process with the content of its release keys. */
export function settingsHere({ portalHome }: Pick<Config, 'portalHome'>, env = process.env): Settings {
  const keys = join(portalHome, RELEASE_KEYS);
  return { ...env, ...(existsSync(keys) && { [RELEASE_KEYS]: readFileSync(keys, 'utf8') }) };
}

/**
 * Records hashes of the settings of this process until it ends, for `portal doctor`. Does not delay the start, and a
 * failure is only logged.
 */
export function recordSettings(
  db: Executor,
  { process, settings, machine = hostname() }: { process: string; settings: Settings; machine?: string },
  log: Pick<Logger, 'warn'>,
  atEnd: OnClose,
): Promise<void> {
  const id = randomUUID();
  const recording = hashSettings(settings)
    .then(async (print) => await saveProcess(db, { machine, process, id, ...print }))
    .catch((error: unknown) => log.warn({ err: error }, 'The settings were not recorded for portal doctor.'));
  atEnd(async () => {
    await recording;
    await deleteProcess(db, { machine, process, id, salt: '', hashes: {} });
  });
  return recording;
}

/** Compares the settings of all processes with those of this machine. */
export async function compareSettings(
  db: Executor,
  settings: Settings,
  machine = hostname(),
): Promise<{ compared: string[]; problems: string[] }> {
  const compared: string[] = [];
  const problems: string[] = [];
  for (const there of await listProcesses(db)) {
    const label = `${there.process} on ${there.machine}`;
    compared.push(label);
    const differences = describeDifferences(await hashSettings(settings, there.salt), there);
    if (differences.length === 0) continue;
    const advice =
      there.machine === machine
        ? 'Restart it with the settings of this environment.'
        : `Set the same on ${there.machine} and ${machine}, and restart the servers of the one that changes. If ${there.machine} is gone: portal settings forget ${there.machine}`;
    problems.push(
      `${label}, started ${there.since.toISOString()}, has other settings than ${machine}: ${differences.join(', ')}. ${advice}`,
    );
  }
  return { compared, problems };
}
