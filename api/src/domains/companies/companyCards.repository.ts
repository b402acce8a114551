import type { CompanyCard, OptionRef } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { namedOptions } from '../options/options.repository.ts';
import { isListed } from './listedVacancies.repository.ts';

/** Number of listed vacancies of a company (`c`). */
export const openVacancies = sql<number>`(
  select count(*) from vacancies v where v.company_id = c.id and ${isListed}
)`;

const owners = sql`
  select from memberships m join accounts a on a.id = m.account_id
  where m.company_id = c.id and m.membership = 'owner'
`;

/** Hides companies whose owners all have an unverified e-mail address (`c` is the company). */
export const isPublicCompany = sql<boolean>`(
  not exists (${owners} and a.verified_at is null) or exists (${owners} and a.verified_at is not null)
)`;

/** Selects all columns of a company card in one row; `c` is the company, for further conditions. */
export function selectCompanyCards(db: Executor) {
  return db
    .selectFrom('companies as c')
    .leftJoin('options as district', 'district.id', 'c.district_id')
    .leftJoin('options as size', 'size.id', 'c.size_id')
    .select(['c.id', 'c.name', 'c.slug', 'c.logo', 'c.cover', 'c.verified'])
    .select(['district.id as district_id', 'district.name as district_name'])
    .select(['size.id as size_id', 'size.name as size_name'])
    .select([namedOptions('c.sectors').as('sectors'), openVacancies.as('open_vacancies')]);
}

export type CompanyCardRow = Awaited<ReturnType<ReturnType<typeof selectCompanyCards>['execute']>>[number];

export function toCompanyCard(row: CompanyCardRow): CompanyCard {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    sectors: row.sectors,
    district: optionOf(row.district_id, row.district_name),
    size: optionOf(row.size_id, row.size_name),
    cover: row.cover,
    verified: row.verified,
    open_vacancies: row.open_vacancies,
  };
}

function optionOf(id: number | null, name: string | null): OptionRef | null {
  return id === null || name === null ? null : { id, name };
}
