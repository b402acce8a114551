import type { Company } from '@cpa/shared/contracts';
import type { Executor } from '../../platform/database/executor.ts';
import { isPublicCompany, selectCompanyCards, toCompanyCard } from './companyCards.repository.ts';

/** Reads the public view of a company. */
export async function readPublicCompany(db: Executor, id: number): Promise<Company | undefined> {
  const row = await selectCompany(db, id).where(isPublicCompany).executeTakeFirst();
  return row && toCompany(row);
}

/** Resolves to the slug of a company with a generated logo. */
export async function findGeneratedLogo(db: Executor, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .select('slug')
    .where('id', '=', id)
    .where('logo', '=', `/api/logos/${id}.svg`)
    .executeTakeFirst();
  return row?.slug;
}

export function selectCompany(db: Executor, id: number) {
  return selectCompanyCards(db)
    .select([
      'c.description',
      'c.cover',
      'c.benefits',
      'c.address',
      'c.website',
      'c.phone',
      'c.email',
      'c.founded',
      'c.social_links',
    ])
    .where('c.id', '=', id);
}

type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompany>['execute']>>[number];

export function toCompany(row: CompanyRow): Company {
  const { description, cover, benefits, address, website, phone, email, founded, social_links } = row;
  return {
    ...toCompanyCard(row),
    description,
    cover,
    benefits,
    address,
    website,
    phone,
    email,
    founded,
    social_links,
  };
}
