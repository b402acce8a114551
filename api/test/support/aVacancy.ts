import type { Insertable } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { TestApp } from './openTestApp.ts';

/** Creates a company that the recruiter owns. */
export async function aCompany({ db }: TestApp, ownerId: number, name = 'Dushi Resort'): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({ name, slug: `company-${++count}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await aMembership({ db }, id, ownerId, 'owner');
  return id;
}

/** Adds a recruiter to an existing company. */
export async function aMembership(
  { db }: Pick<TestApp, 'db'>,
  company_id: number,
  account_id: number,
  membership: 'owner' | 'recruiter' | 'viewer' = 'recruiter',
): Promise<void> {
  await db.insertInto('memberships').values({ company_id, account_id, membership }).execute();
}

/** Creates an open line-cook vacancy with optional overrides. */
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
