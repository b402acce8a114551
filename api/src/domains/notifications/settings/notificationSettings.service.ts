import type { NotificationSetting, NotificationSettings } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { invalidField } from '../../../platform/errors/domainError.ts';
import type { Caller } from '../../accounts/caller.ts';
import { readChosenSettings, saveSetting } from './notificationSettings.repository.ts';
import { defaultDelivery, isChoice, topicsOf } from './notificationSettings.rules.ts';

/** Lists the topics of the caller's role with the chosen or default delivery. */
export async function readSettings(db: Database, { id, role }: Caller): Promise<NotificationSettings> {
  const chosen = await readChosenSettings(db, id);
  const deliveryOf = new Map(chosen.map(({ topic, delivery }) => [topic, delivery]));
  return {
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
  await saveSetting(db, caller.id, setting);
  return await readSettings(db, caller);
}
