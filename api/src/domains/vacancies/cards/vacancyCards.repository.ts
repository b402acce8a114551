import type { VacancyCard, VacancyStatus } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { namedOptions } from '../../options/options.repository.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { isSponsored } from '../vacancyConditions.repository.ts';
import { textLanguage } from '../text-language/textLanguage.repository.ts';
import { today } from '../../companies/listedVacancies.repository.ts';

/** Selects all columns of a vacancy card in one row; `v` is the vacancy and `c` its company, for further conditions. */
export function selectVacancyCards(db: Executor) {
  return db
    .selectFrom('vacancies as v')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .leftJoin('options as district', 'district.id', 'v.location_district_id')
    .select(['v.id', 'v.title', 'v.employment_type', 'v.remote', 'v.published_at', 'v.valid_through'])
    .select(['v.salary_visible', 'v.salary_min', 'v.salary_max', 'v.salary_currency', 'v.salary_period'])
    .select([
      'c.id as company_id',
      'c.name as company_name',
      'c.slug as company_slug',
      'c.logo as company_logo',
    ])
    .select(['district.id as district_id', 'district.name as district_name'])
    .select([
      // An open vacancy past its last day reads as expired before the job runs.
      sql<VacancyStatus>`case when v.status = 'open' and v.valid_through < ${today} then 'expired' else v.status end`.as(
        'status',
      ),
      sql<boolean>`coalesce(${isSponsored}, false)`.as('sponsored'),
      namedOptions('v.workloads').as('workloads'),
      textLanguage.as('text_language'),
      titleVersions.as('titles'),
    ]);
}

/** Versions of the title by language; null without any. */
const titleVersions: RawBuilder<VacancyCard['translations'] | null> = sql`
  case when v.translations <> '{}' then (
    select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')) from jsonb_each(v.translations)
  ) end
`;

export type VacancyCardRow = Awaited<ReturnType<ReturnType<typeof selectVacancyCards>['execute']>>[number];

/** Removes a salary that the employer hides. */
export function toVacancyCard(row: VacancyCardRow): VacancyCard {
  const shows = <T>(value: T): T | null => (row.salary_visible ? value : null);
  return {
    id: row.id,
    title: row.title,
    ...(row.text_language && { text_language: row.text_language }),
    ...(row.titles && { translations: row.titles }),
    sponsored: row.sponsored,
    status: row.status,
    company: { id: row.company_id, name: row.company_name, slug: row.company_slug, logo: row.company_logo },
    location_district: row.district_id === null ? null : { id: row.district_id, name: row.district_name! },
    workloads: row.workloads,
    employment_type: row.employment_type,
    remote: row.remote,
    salary_min: shows(row.salary_min),
    salary_max: shows(row.salary_max),
    salary_currency: shows(row.salary_currency),
    salary_period: shows(row.salary_period),
    published_at: row.published_at?.toISOString() ?? null,
    valid_through: row.valid_through,
  };
}
