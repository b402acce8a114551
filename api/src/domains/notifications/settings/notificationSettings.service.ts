import type { NotificationSetting, NotificationSettings, QuietHours } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { invalidField } from '../../../platform/errors/domainError.ts';
import type { Caller } from '../../accounts/caller.ts';
import { dropHeldMails, postponeHeld } from '../quiet/heldMails.repository.ts';
import { readQuietHours, saveQuietHours } from '../quiet/quietHours.repository.ts';
import { quietUntil } from '../quiet/quietHours.rules.ts';
import { readChosenSettings, saveSetting } from './notificationSettings.repository.ts';
import { defaultDelivery, isChoice, topicsOf } from './notificationSettings.rules.ts';

/** Lists the topics of the caller's role with the chosen or default delivery, and the quiet hours. */
export async function readSettings(db: Executor, { id, role }: Caller): Promise<NotificationSettings> {
  const chosen = await readChosenSettings(db, id);
  const deliveryOf = new Map(chosen.map(({ topic, delivery }) => [topic, delivery]));
  return {
    quiet_hours: await readQuietHours(db, id),
    settings: topicsOf(role).map(({ topic, choices }) => ({
      topic,
      delivery: deliveryOf.get(topic) ?? defaultDelivery(topic),
      choices,
    })),
  };
}

/** @throws DomainError 422 for a topic of another role or a delivery that the topic does not offer. */
export async function changeSetting(
  db: Database,
  caller: Caller,
  setting: NotificationSetting,
): Promise<NotificationSettings> {
  if (!isChoice(caller.role, setting.topic, setting.delivery)) {
    throw invalidField('delivery', 'setting_unavailable');
  }
  return await db.transaction().execute(async (trx) => {
    await saveSetting(trx, caller.id, setting);
    if (setting.delivery === 'never') await dropHeldMails(trx, caller.id);
    return await readSettings(trx, caller);
  });
}

/**
 * Saves the quiet hours, or turns them off. Mails that are held wait for the new end, if any.
 * @throws DomainError 422 for hours that end when they start.
 */
export async function changeQuietHours(
  db: Database,
  caller: Caller,
  hours: QuietHours | null,
  now: Date,
): Promise<NotificationSettings> {
  if (hours && hours.from === hours.to) throw invalidField('quiet_hours.to', 'quiet_hours_empty');
  return await db.transaction().execute(async (trx) => {
    await saveQuietHours(trx, caller.id, hours);
    await postponeHeld(trx, caller.id, quietUntil(hours, now) ?? now);
    return await readSettings(trx, caller);
  });
}
