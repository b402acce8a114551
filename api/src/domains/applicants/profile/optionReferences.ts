import type { ApplicantUpdate } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { Executor } from '../../../platform/database/executor.ts';

/** Rejects an id that belongs to another option list. */
export async function checkOptionReferences(db: Executor, update: ApplicantUpdate): Promise<void> {
  const chosen = [
    ...one('district_id', 'district', update.district_id),
    ...one('education_id', 'education', update.education_id),
    ...(update.languages ?? []).flatMap(({ language_id }) => one('languages', 'language', language_id)),
  ];
  if (chosen.length === 0) return;
  const known = await db
    .selectFrom('options')
    .select(['id', 'kind'])
    .where(
      'id',
      'in',
      chosen.map(({ id }) => id),
    )
    .execute();
  const wrong = chosen.filter(
    ({ id, kind }) => !known.some((option) => option.id === id && option.kind === kind),
  );
  if (wrong.length === 0) return;
  const errors = Object.fromEntries(wrong.map(({ field }) => [field, ['Please choose one from the list.']]));
  throw new DomainError(422, 'invalid', 'Please check the fields that are marked.', errors);
}

function one(field: string, kind: string, id: number | null | undefined) {
  return id === null || id === undefined ? [] : [{ field, kind, id }];
}
