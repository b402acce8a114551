import { type ImportedPicks, type ScrapedPick, dayInAruba } from '@cpa/shared/contracts';
import { invalidField } from '../../platform/errors/domainError.ts';
import type { Executor } from '../../platform/database/executor.ts';
import type { Caller } from '../accounts/caller.ts';
import { createVacancy } from '../vacancies/editing/writeVacancy.service.ts';
import { draftFields } from './draftFields.ts';
import { findFound, markImported } from './imports.repository.ts';

/** Creates a draft for each pick. Locks the company, so that no pick creates two. */
export async function importPicks(
  db: Executor,
  caller: Caller,
  companyId: number,
  picks: ScrapedPick[],
  now: Date,
): Promise<ImportedPicks['imported']> {
  const ids = picks.map(({ id }) => id);
  const rows = new Map((await findFound(db, companyId, ids)).map((row) => [row.id, row]));
  const taken = new Map<string, number>();
  const imported: ImportedPicks['imported'] = [];
  for (const pick of picks) {
    const row = rows.get(pick.id);
    if (!row) throw invalidField('picks', 'pick_gone');
    const before = row.vacancy_id ?? taken.get(row.source_id);
    if (before !== undefined) {
      imported.push({ id: pick.id, vacancy_id: before, is_new: false });
      continue;
    }
    const fields = draftFields(row.data, pick, dayInAruba(now));
    const vacancyId = await createVacancy(db, caller, { company_id: companyId, ...fields }, now);
    await markImported(db, row, vacancyId);
    taken.set(row.source_id, vacancyId);
    imported.push({ id: pick.id, vacancy_id: vacancyId, is_new: true });
  }
  return imported;
}
