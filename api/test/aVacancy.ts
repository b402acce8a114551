import type { Insertable } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { TestApp } from './openTestApp.ts';

/** A company that the recruiter owns. */
export async function aCompany({ db }: TestApp, ownerId: number, name = 'Dushi Resort'): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({ name, slug: `company-${++count}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('memberships')
    .values({ company_id: id, account_id: ownerId, membership: 'owner' })
    .execute();
  return id;
}

/** An open vacancy for a line cook, unless told otherwise. */
export async function aVacancy(
  { db }: TestApp,
  companyId: number,
  overrides: Partial<Insertable<Schema['vacancies']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('vacancies')
    .values({
      company_id: companyId,
      title: 'Line Cook',
      description: 'You keep the grill.',
      status: 'open',
      published_at: new Date('2026-11-01T12:00:00Z'),
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let count = 0;
