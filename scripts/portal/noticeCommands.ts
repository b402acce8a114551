import { dayInAruba } from '@cpa/shared/contracts';
import { CliError, portalHome } from '@cpa/shared/server';
import {
  addNotice,
  cancelWork,
  endNotices,
  planWork,
} from '../../shell/server/documents/status/statusNotice.ts';
import type { CommandResult } from './releaseCommands.ts';

export async function announce(text: string): Promise<CommandResult> {
  return { data: await addNotice(portalHome(), text), text: '/status shows it now.' };
}

export async function endNotice(): Promise<CommandResult> {
  await endNotices(portalHome());
  return { data: {}, text: '/status shows no notice any more.' };
}

/** @throws CliError for an invalid time, and for work that ends before it begins or has ended */
export async function plan(from: string, to: string, text: string, now = new Date()): Promise<CommandResult> {
  const work = { at: now.toISOString(), from: instantOf(from), to: instantOf(to), text };
  if (work.to <= work.from) throw new CliError('The work must end after it begins.');
  if (work.to <= work.at) throw new CliError('The work must end in the future.');
  await planWork(portalHome(), work, now);
  return { data: work, text: '/status announces it now.' };
}

export async function unplan(): Promise<CommandResult> {
  await cancelWork(portalHome());
  return { data: {}, text: '/status announces no work any more.' };
}

/** Instant of a day and time in Aruba, such as `2026-12-06T05:00`. */
function instantOf(time: string): string {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) ? new Date(`${time}:00-04:00`) : null;
  // JavaScript parses 31 February as 3 March.
  if (instant === null || Number.isNaN(instant.getTime()) || !time.startsWith(dayInAruba(instant)))
    throw new CliError(`Write the time in Aruba as 2026-12-06T05:00, not as ${time}.`);
  return instant.toISOString();
}
