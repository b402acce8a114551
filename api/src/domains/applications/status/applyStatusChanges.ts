import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { mailOutsideQuietHours } from '../../notifications/quiet/mailOutsideQuietHours.service.ts';
import { addStatusNotification } from '../notifying/addStatusNotification.ts';
import { statusChangedMail } from '../applications.mails.ts';
import { notifyUsers } from '../notifying/notifyUsers.ts';
import { claimDueChange, readStatusDates } from './statusChange.repository.ts';

interface Services {
  db: Database;
  siteUrl: string;
  publishEvent: PublishEvent;
  signal?: AbortSignal;
}

/**
 * Applies every due status change: adds its mail and its notification in the transaction that marks it as applied, so that a
 * crash neither loses nor repeats them, then notifies the applicant's pages.
 * @returns the number of changes applied.
 */
export async function applyStatusChanges({ db, siteUrl, publishEvent, signal }: Services): Promise<number> {
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted();
    const applied = await db.transaction().execute(async (trx) => {
      const due = await claimDueChange(trx);
      if (due?.notified && due.email !== null) {
        const { name, vacancy_id: vacancyId, ...facts } = due;
        const reachedAt = await readStatusDates(trx, due.id);
        await mailOutsideQuietHours(
          trx,
          due.email,
          (language) =>
            statusChangedMail({ ...facts, siteUrl, language, name: name ?? '', vacancyId, reachedAt }),
          { applicationId: due.id },
        );
      }
      return due && { ...due, notified: await addStatusNotification(trx, due.id, due.status) };
    });
    if (!applied) return count;
    publishUnread({ db, publishEvent }, applied.notified);
    notifyUsers(publishEvent, [applied.account_id], 'application-status', {
      vacancy_id: applied.vacancy_id,
    });
  }
}
