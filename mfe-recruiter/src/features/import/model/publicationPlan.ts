import type { Postings } from '@cpa/shared/contracts';
import { planPublication, type PublicationPlan } from '../../../publishing/publicationPlan.ts';
import { titleOf } from './edit.ts';
import type { ImportResults } from './importResults.ts';
import { missingFields } from './missingFields.ts';

/** Predicts what publishing the selected vacancies of a company will do, in list order. */
export function planImport(
  { list, picked, edits }: ImportResults,
  means: Postings['companies'][number],
  today: string,
): PublicationPlan {
  const { company_id } = means;
  const selected = list.vacancies.filter(({ id, vacancy_id }) => picked.includes(id) && vacancy_id === null);
  const publishable = selected.map((vacancy) => {
    const { id, valid_through, posted } = vacancy;
    const edit = edits[id];
    const title = titleOf(vacancy, edit).trim();
    const isIncomplete = title === '' || missingFields(vacancy, edit).required.length > 0;
    return { id, title, company_id, valid_through, isIncomplete, isTwice: posted?.status === 'open' };
  });
  return planPublication(publishable, [means], today);
}
