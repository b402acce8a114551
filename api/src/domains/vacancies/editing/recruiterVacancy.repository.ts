import type { RecruiterVacancy, VacancyStatus } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectOwnVacancies, toOwnVacancy } from '../own/ownVacancies.repository.ts';
import { isProvenContact } from '../contacts/contacts.repository.ts';
import { capitalised } from '../occupations/capitalised.ts';
import { namedOptions } from '../../options/options.repository.ts';

/** Reads a vacancy of the recruiter's companies for the editor; undefined for others. */
export async function readRecruiterVacancy(
  db: Executor,
  recruiterId: number,
  id: number,
): Promise<RecruiterVacancy | undefined> {
  const row = await selectOwnVacancies(db, recruiterId)
    .select([
      'v.description',
      'v.requirements',
      'v.benefits',
      'v.work_permit',
      'v.contact_email',
      'v.occupation',
      'v.occupation_name',
    ])
    .select(['v.text_language as chosen_language', 'v.translations'])
    .select(['v.external_apply_url', 'v.screening_questions', 'v.source', 'v.source_url'])
    .leftJoin('accounts as editor', 'editor.id', 'v.edited_by')
    .select(['v.version', 'v.edited_at', 'editor.name as edited_by'])
    .select(['v.sponsored_until', 'v.entitlement_id', 'v.posted_until', 'v.created_at', 'v.updated_at'])
    .select([
      namedOptions('v.sectors').as('sectors'),
      namedOptions('v.educations').as('educations'),
      namedOptions('v.languages').as('languages'),
    ])
    .where('v.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { description, requirements, benefits, sectors, educations, languages, salary_visible } = row;
  const { company_id: companyId, contact_email: email } = row;
  const isProven = email === null || (await isProvenContact(db, { companyId, email }));
  const { work_permit, contact_email, external_apply_url, screening_questions, source, source_url } = row;
  const content = {
    occupation: row.occupation,
    occupation_name: row.occupation_name === '' ? null : capitalised(row.occupation_name),
    description,
    requirements,
    benefits,
    sectors,
    educations,
    languages,
    salary_visible,
    work_permit,
    contact_email,
    is_contact_proven: isProven,
    external_apply_url,
    screening_questions,
    source,
    source_url,
  };
  return {
    ...toOwnVacancy(row),
    ...content,
    is_language_guessed: row.chosen_language === null,
    translations: row.translations,
    version: row.version,
    edited_by: row.edited_by,
    edited_at: row.edited_at?.toISOString() ?? null,
    sponsored_until: row.sponsored_until?.toISOString() ?? null,
    posting: postingOf(row),
    posted_until: row.posted_until,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    history: await readHistory(db, id),
  };
}

function postingOf(row: {
  status: VacancyStatus;
  entitlement_id: number | null;
}): RecruiterVacancy['posting'] {
  if (row.status === 'draft') return null;
  return row.entitlement_id === null ? 'free' : 'package';
}

async function readHistory(db: Executor, id: number): Promise<RecruiterVacancy['history']> {
  const rows = await db
    .selectFrom('vacancy_history as h')
    .leftJoin('accounts as a', 'a.id', 'h.by_account_id')
    .select(['h.status', 'h.at', 'a.name as by', 'h.note'])
    .where('h.vacancy_id', '=', id)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as VacancyStatus, at: row.at.toISOString() }));
}
