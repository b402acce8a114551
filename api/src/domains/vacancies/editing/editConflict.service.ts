import { DEFAULT_LOCALE, formatsFor } from '@cpa/shared/server';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { findEditor, type LockedVacancy } from './ownedVacancies.repository.ts';

/** Rejects an edit of another version than the stored one; undefined skips the check. @throws DomainError 409 */
export async function assertCurrentVersion(
  db: Executor,
  vacancy: LockedVacancy,
  version: number | undefined,
  locale = DEFAULT_LOCALE,
): Promise<void> {
  if (version === undefined || version === vacancy.version) return;
  const editor = (await findEditor(db, vacancy)) ?? 'Someone else';
  const at = vacancy.edited_at ? ` on ${formatsFor(locale).formatDayTime(vacancy.edited_at)}` : '';
  const message = `${editor} changed this vacancy${at}. Compare the two versions before you save.`;
  throw new DomainError(409, 'edit_conflict', message);
}
