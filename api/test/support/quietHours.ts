import type { QuietHours } from '@cpa/shared/contracts';
import { sendHeldMails } from '../../src/domains/applications/held-mails/sendHeldMails.service.ts';
import type { TestApp } from './openTestApp.ts';
import type { Member } from './signIn.ts';

export const siteUrl = 'https://jobs.example.aw';
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** Time of the day in Aruba. */
export const timeIn = (minutes: number): string =>
  inMinutes(minutes - 240)
    .toISOString()
    .slice(11, 16);

/** Quiet hours that started an hour ago and end in an hour. */
export const aroundNow = (): QuietHours => ({ from: timeIn(-60), to: timeIn(60) });

export const chooseHours = async (
  portal: TestApp,
  { token }: Pick<Member, 'token'>,
  quiet_hours: QuietHours | null,
) => await portal.call('PUT', '/account/quiet-hours', { token, body: { quiet_hours } });

/** Sends what is held until the minute. */
export const endHours = async ({ db }: TestApp, minutes = 61): Promise<number> =>
  await sendHeldMails({ db, siteUrl, now: inMinutes(minutes) });
