import { DomainError } from '../../../platform/errors/domainError.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { findEditor, type LockedVacancy } from './ownedVacancies.repository.ts';

/** Rejects an edit of another version than the stored one; undefined skips the check. @throws DomainError 409 */
export async function assertCurrentVersion(
  db: Executor,
  vacancy: LockedVacancy,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === vacancy.version) return;
  const editor = await findEditor(db, vacancy);
  throw new DomainError(409, 'edit_conflict', {
    isNamed: editor === undefined ? 'no' : 'yes',
    name: editor ?? '',
    isDated: vacancy.edited_at ? 'yes' : 'no',
    dayTime: vacancy.edited_at?.toISOString() ?? '',
  });
}
