import { errorText, invalidFields } from '../../platform/errors/domainError.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { readOptions } from './options.repository.ts';

type Kind = 'sector' | 'education' | 'workload' | 'language' | 'district' | 'company_size';

/** Option list and chosen ids of each field. */
export type Choices = Record<string, [kind: Kind, chosen: number | null | undefined | number[]]>;

/** Rejects an id that belongs to another option list. */
export async function assertListed(db: Executor, choices: Choices): Promise<void> {
  const options = await readOptions(db);
  const isListed = (kind: Kind, id: number) =>
    options.some((option) => option.id === id && option.kind === kind);
  const wrong = Object.entries(choices).filter(([, [kind, chosen]]) =>
    [chosen ?? []].flat().some((id) => !isListed(kind, id)),
  );
  if (wrong.length === 0) return;
  const errors = Object.fromEntries(wrong.map(([field]) => [field, [errorText('not_listed')]]));
  throw invalidFields(errors);
}
