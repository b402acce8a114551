import type { Company, CompanyPicture } from '@cpa/shared/contracts';
import { sql } from 'kysely';
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

const pictures = sql<CompanyPicture[]>`(
  select coalesce(
    jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'url', p.url, 'caption', p.caption) order by p.id), '[]'
  )
  from company_pictures p where p.company_id = c.id
)`;

export function selectCompany(db: Executor, id: number) {
  return selectCompanyCards(db)
    .select(pictures.as('pictures'))
    .select([
      'c.tagline',
      'c.directions',
      'c.verified_at',
      'c.answer_days',
      'c.description',
      'c.benefits',
      'c.address',
      'c.website',
      'c.phone',
      'c.whatsapp',
      'c.email',
      'c.founded',
      'c.social_links',
    ])
    .where('c.id', '=', id);
}

type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompany>['execute']>>[number];

export function toCompany(row: CompanyRow): Company {
  return {
    ...toCompanyCard(row),
    tagline: row.tagline,
    description: row.description,
    benefits: row.benefits,
    pictures: row.pictures,
    address: row.address,
    directions: row.directions,
    website: row.website,
    phone: row.phone,
    whatsapp: row.whatsapp,
    email: row.email,
    founded: row.founded,
    social_links: row.social_links,
    verified_at: row.verified_at?.toISOString() ?? null,
    answer_days: row.answer_days,
  };
}
