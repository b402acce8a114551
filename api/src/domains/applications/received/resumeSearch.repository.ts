import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { foldSigns } from '../../../platform/database/foldSigns.ts';
import { searchWords } from '../../../platform/database/searchWords.ts';
import { mayReadResume } from '../access/resumeAccess.repository.ts';

/** Finds the applications whose resume has every word of the search and may be opened by the recruiter. */
export async function findInResumes(db: Executor, recruiterId: number, search: string): Promise<number[]> {
  const words = searchWords(search) ?? [];
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .innerJoin('resume_texts as t', 't.resume_id', 'a.resume_id')
    .select('a.id')
    .where('m.account_id', '=', recruiterId)
    .where('a.cleared_at', 'is', null)
    .where(mayReadResume)
    .where(sql<boolean>`t.words @@ to_tsquery('portal_any', ${words.map(toPrefix).join(' & ')})`)
    .orderBy('a.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Two letters are a whole word: as the beginning of one they would match nearly every resume. */
function toPrefix(word: string): string {
  const folded = foldSigns(word).replaceAll(/['\\]/g, ' ');
  return folded.length > 2 ? `'${folded}':*` : `'${folded}'`;
}
