import type { Vacancy, VacancyCard } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { selectCompanyCards, toCompanyCard } from '../companies/companyCards.repository.ts';
import { selectVacancyCards, toVacancyCard } from './cards/vacancyCards.repository.ts';
import { isSponsored } from './vacancyConditions.repository.ts';
import { namedOptions } from '../options/options.repository.ts';
import { isListed } from '../companies/listedVacancies.repository.ts';

const SIMILAR = 4;

/** Reads a vacancy in any status. */
export async function readVacancy(db: Executor, id: number): Promise<Vacancy | undefined> {
  const row = await selectVacancyCards(db)
    .select(['v.description', 'v.requirements', 'v.benefits', 'v.work_permit', 'v.external_apply_url'])
    .select([
      'v.translations',
      'v.department',
      'v.source',
      'v.source_url',
      'v.views',
      'v.screening_questions',
    ])
    .select([
      namedOptions('v.sectors').as('sectors'),
      namedOptions('v.educations').as('educations'),
      namedOptions('v.languages').as('languages'),
      boughtTemplate.as('template'),
    ])
    .where('v.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [employer, similar] = await Promise.all([readEmployer(db, row.company_id), readSimilar(db, id)]);
  return {
    ...toVacancyCard(row),
    translations: row.titles ? row.translations : undefined,
    department: row.department,
    description: row.description,
    requirements: row.requirements,
    benefits: row.benefits,
    sectors: row.sectors,
    educations: row.educations,
    languages: row.languages,
    work_permit: row.work_permit,
    external_apply_url: row.external_apply_url,
    source: row.source,
    source_url: row.source_url,
    views: row.views,
    screening_questions: row.screening_questions,
    template: row.template,
    employer,
    similar,
  };
}

/** Template of the order that paid for the posting; null for a free posting. Needs `vacancies as v`. */
const boughtTemplate = sql<Vacancy['template']>`(
  select json_build_object('name', i.template ->> 'template', 'text', i.template ->> 'customTemplate')
  from entitlements e join order_items i on i.id = e.order_item_id
  where e.id = v.entitlement_id and i.template ->> 'template' is not null
)`;

export async function isOwnVacancy(db: Executor, id: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies as v')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .select('v.id')
    .where('v.id', '=', id)
    .where('m.account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

async function readEmployer(db: Executor, companyId: number): Promise<Vacancy['employer']> {
  const row = await selectCompanyCards(db)
    .select(['c.description', 'c.website', 'c.whatsapp', 'c.address', 'c.answer_days'])
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { description, website, whatsapp, address, answer_days } = row;
  return { ...toCompanyCard(row), description, website, whatsapp, address, answer_days };
}

/** Finds vacancies of the same occupation, then of related ones, then the most similar titles of the same sector. */
async function readSimilar(db: Executor, id: number): Promise<VacancyCard[]> {
  const newest = sql`order by v.published_at desc, v.id desc`;
  const rows = await selectVacancyCards(db)
    .innerJoin(
      sql<{ id: number; place: number }>`(
        with self as materialized (select * from vacancies where id = ${id}), near as (
          (select 3 as tier, v.id from vacancies v, self
            where v.occupation_key = self.occupation_key and v.occupation_key <> '' and ${isListed} ${newest} limit 50)
          union all
          (select 2, v.id from vacancies v, self
            where v.occupation_group = self.occupation_group and ${isListed} ${newest} limit 50)
          union all
          (select 1, v.id from vacancies v, self where v.sectors && self.sectors and ${isListed} ${newest} limit 200)
        )
        select v.id, row_number() over (
          order by max(near.tier) desc, similarity(v.title, self.title) desc, v.published_at desc, v.id desc
        ) as place
        from near join vacancies v on v.id = near.id cross join self
        where v.id <> self.id group by v.id, v.title, v.published_at, self.title
        order by place limit ${SIMILAR}
      )`.as('hit'),
      'hit.id',
      'v.id',
    )
    .orderBy('hit.place')
    .execute();
  return rows.map(toVacancyCard);
}

/** Lists sponsored vacancies, newest first. */
export async function readSponsored(db: Executor, count: number): Promise<VacancyCard[]> {
  const rows = await selectVacancyCards(db)
    .where(isListed)
    .where(isSponsored)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(toVacancyCard);
}

/** Lists the newest vacancies except those that a page shows elsewhere. */
export async function readNewest(
  db: Executor,
  count: number,
  shown: readonly VacancyCard[] = [],
): Promise<VacancyCard[]> {
  const ids = shown.map(({ id }) => id);
  const rows = await selectVacancyCards(db)
    .where(isListed)
    .$if(ids.length > 0, (query) => query.where('v.id', 'not in', ids))
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(toVacancyCard);
}
