import type { ApplicantExport, SecondStepSettings } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Caller } from '../caller.ts';

/** Reads the second step of the caller for the settings page. */
export async function readSecondStepSettings(
  db: Executor,
  { id, familyId }: Pick<Caller, 'id' | 'familyId'>,
): Promise<SecondStepSettings> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('second_steps as s', 's.account_id', 'a.id')
    .select([
      's.enabled_at',
      's.app_confirmed_at',
      sql<number>`(select count(*)::int from passkeys p where p.account_id = a.id)`.as('passkeys'),
      sql<number>`(select count(*)::int from recovery_codes r
        where r.account_id = a.id and r.used_at is null)`.as('recovery_codes_left'),
      sql<number>`(select count(*)::int from trusted_devices d
        where d.account_id = a.id and d.expires_at > now())`.as('trusted_devices'),
      sql<boolean>`exists (select from session_families f
        where f.id = ${familyId} and f.second_step_at is not null)`.as('has_second_factor'),
      sql<boolean>`exists (select from operators o where o.account_id = a.id)`.as('is_operator'),
      sql<string[]>`array(select c.name from memberships m join companies c on c.id = m.company_id
        where m.account_id = a.id and c.requires_second_step order by c.name)`.as('required_by'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  const { enabled_at, app_confirmed_at, has_second_factor, ...counts } = row;
  return {
    ...counts,
    enabled_at: enabled_at?.toISOString() ?? null,
    app_since: app_confirmed_at?.toISOString() ?? null,
    is_session_secured: enabled_at !== null && has_second_factor,
  };
}

/** Reads the second step for the export of personal data, without its secrets; null while it is off. */
export async function exportSecondStep(
  db: Executor,
  accountId: number,
): Promise<NonNullable<ApplicantExport['second_step']> | null> {
  const step = await db
    .selectFrom('second_steps')
    .select(['enabled_at', 'app_confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!step?.enabled_at) return null;
  const devices = await db
    .selectFrom('trusted_devices')
    .select(['user_agent', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return {
    enabled_at: step.enabled_at.toISOString(),
    app_since: step.app_confirmed_at?.toISOString() ?? null,
    trusted_devices: devices.map(({ user_agent, created_at, expires_at }) => ({
      user_agent,
      trusted_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
  };
}
