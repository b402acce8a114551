import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { type CompanyForm, companyFormSchema } from '../model/companyForm.ts';

/** Values that were typed and not saved, by company ID (`new` for a new one). Sign-out clears the storage. */
const storedDrafts = storedValue('recruiterCompanyDrafts', z.record(z.string(), companyFormSchema), {
  owner: 'person',
});

const keyOf = (companyId: number | null) => String(companyId ?? 'new');

export function readDraft(companyId: number | null): CompanyForm | null {
  return storedDrafts.read()?.[keyOf(companyId)] ?? null;
}

/** Stores the values; null deletes them. */
export function writeDraft(companyId: number | null, form: CompanyForm | null): void {
  const { [keyOf(companyId)]: _replaced, ...others } = storedDrafts.read() ?? {};
  storedDrafts.write(form ? { ...others, [keyOf(companyId)]: form } : others);
}
