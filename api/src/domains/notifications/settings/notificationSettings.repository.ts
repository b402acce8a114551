import type { NotificationDelivery, NotificationSetting, NotificationTopic } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { defaultDelivery } from './notificationSettings.rules.ts';

/** Reads the setting of each account, or the default. */
export async function readDeliveries(
  db: Executor,
  accountIds: readonly number[],
  topic: NotificationTopic,
): Promise<Map<number, NotificationDelivery>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('notification_settings')
    .select(['account_id', 'delivery'])
    .where('account_id', 'in', accountIds)
    .where('topic', '=', topic)
    .execute();
  const chosen = new Map(rows.map(({ account_id, delivery }) => [account_id, delivery]));
  return new Map(accountIds.map((id) => [id, chosen.get(id) ?? defaultDelivery(topic)]));
}

/** Reads the settings that an account has chosen. */
export async function readChosenSettings(db: Executor, accountId: number): Promise<NotificationSetting[]> {
  return await db
    .selectFrom('notification_settings')
    .select(['topic', 'delivery'])
    .where('account_id', '=', accountId)
    .execute();
}

/** A summary covers the time since `updated_at`, so saving the same choice again leaves it. */
export async function saveSetting(
  db: Executor,
  accountId: number,
  { topic, delivery }: NotificationSetting,
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ account_id: accountId, topic, delivery })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'topic'])
        .doUpdateSet({ delivery, updated_at: sql<Date>`now()` })
        .where('notification_settings.delivery', '!=', delivery),
    )
    .execute();
}
