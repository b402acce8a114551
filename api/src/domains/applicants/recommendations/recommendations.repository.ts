import type { ApplicantExport, Recommendations } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isListed } from '../../companies/listedVacancies.repository.ts';
import { selectVacancyCards, toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';
import { type Match, toReasons } from './reasons.rules.ts';

/**
 * Reads the vacancies that fit the profile, best match first, in one query. Jobs match the title (weight A of the
 * stored vectors), skills also the texts (weight D), not the names of company and sectors; filtering by weight is slower
 * than matching, so only rows that match are filtered. Texts mention the name of the company too, so a skill that shares
 * a word with the name must match without it. A vacancy needs a matching job title or skill: languages, district and
 * level alone fit nearly every profile. Leaves out vacancies applied to or hidden, companies the applicant blocks, and
 * vacancies for local status only when the applicant needs a permit.
 */
export async function readRecommendations(
  db: Executor,
  applicantId: number,
  limit: number,
): Promise<Pick<Recommendations, 'recommendations' | 'total'>> {
  const rows = await selectVacancyCards(db)
    .innerJoin(matches(applicantId), (join) => join.onRef('m.id', '=', 'v.id'))
    .select(['m.job', 'm.skills', 'm.languages', 'm.near', 'm.education', 'm.total'])
    .orderBy('m.score', 'desc')
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
  return {
    recommendations: rows.map((row) => ({ vacancy: toVacancyCard(row), reasons: toReasons(row) })),
    total: rows[0]?.total ?? 0,
  };
}

const matches = (applicantId: number) =>
  sql<Match & { id: number; score: number; total: number }>`(
    with profile as materialized (
      select p.*, array(select (l ->> 'language_id')::integer from jsonb_array_elements(p.languages) l) as spoken
      from applicants p where p.id = ${applicantId}
    ), skill as materialized (
      select listed.name, plainto_tsquery('portal', listed.name) as query,
        tsvector_to_array(to_tsvector('portal', listed.name)) as words, place
      from profile, unnest(profile.skills) with ordinality as listed (name, place)
    ), job as materialized (
      select e ->> 'title' as name, plainto_tsquery('portal', e ->> 'title') as query, place
      from profile, jsonb_array_elements(profile.experience) with ordinality as listed (e, place)
    ), candidate as (
      select v.id,
        (select job.name from job where numnode(job.query) > 0
          and v.search_title @@ job.query and ts_filter(v.search_title, '{a}') @@ job.query
          order by place limit 1) as job,
        array(select skill.name from skill where numnode(skill.query) > 0
          and v.search @@ skill.query and ts_filter(v.search, '{a,d}') @@ skill.query
          and (not tsvector_to_array(ts_filter(v.search_title, '{b}')) && skill.words
            or to_tsvector('portal', replace(
              lower(concat_ws(' ', v.title, v.description, v.requirements, v.benefits)), lower(company.name), ' '
            )) @@ skill.query)
          order by place limit 3) as skills,
        case when cardinality(v.languages) > 0 and v.languages <@ profile.spoken
          then array(select o.name from options o where o.id = any (v.languages) order by o.position) end as languages,
        (select o.name from options o where o.id = v.location_district_id
          and o.id = profile.district_id) as near,
        (select o.name from options o where o.id = any (v.educations) and o.id = profile.education_id) as education
      from vacancies v join companies company on company.id = v.company_id cross join profile
      where ${isListed}
        and not v.company_id = any (profile.blocked_company_ids)
        and not (v.work_permit = 'local_only' and coalesce(profile.work_permit, '') = 'sponsored')
        and not exists (select from applications a where a.vacancy_id = v.id and a.applicant_id = profile.id)
        and not exists (
          select from hidden_recommendations h where h.vacancy_id = v.id and h.applicant_id = profile.id)
    ), scored as (
      select *,
        (job is not null)::integer * 5 + cardinality(skills) * 3 + (languages is not null)::integer * 2
        + (near is not null)::integer * 2 + (education is not null)::integer as score
      from candidate
    )
    select *, (count(*) over ())::integer as total from scored where job is not null or cardinality(skills) > 0
  )`.as<'m'>('m');

/** Counts the open vacancies and those among them that state who may apply. */
export async function countPermits(db: Executor): Promise<Recommendations['permits']> {
  return await db
    .selectFrom('vacancies as v')
    .select(sql<number>`(count(*) filter (where v.work_permit <> 'any'))::integer`.as('stated'))
    .select(sql<number>`count(*)::integer`.as('open'))
    .where(isListed)
    .executeTakeFirstOrThrow();
}

/** Hides a vacancy from the recommendations; hiding it again changes nothing. */
export async function hideRecommendation(
  db: Executor,
  applicantId: number,
  vacancyId: number,
): Promise<void> {
  await db
    .insertInto('hidden_recommendations')
    .values({ applicant_id: applicantId, vacancy_id: vacancyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unhideRecommendation(
  db: Executor,
  applicantId: number,
  vacancyId: number,
): Promise<void> {
  await db
    .deleteFrom('hidden_recommendations')
    .where('applicant_id', '=', applicantId)
    .where('vacancy_id', '=', vacancyId)
    .execute();
}

/** Lists the hidden vacancies for the data export. */
export async function exportHidden(
  db: Executor,
  applicantId: number,
): Promise<ApplicantExport['hidden_recommendations']> {
  const rows = await db
    .selectFrom('hidden_recommendations as h')
    .innerJoin('vacancies as v', 'v.id', 'h.vacancy_id')
    .select(['v.id as vacancy_id', 'v.title', 'h.created_at'])
    .where('h.applicant_id', '=', applicantId)
    .orderBy('h.created_at')
    .execute();
  return rows.map(({ created_at, ...rest }) => ({ ...rest, hidden_at: created_at.toISOString() }));
}
