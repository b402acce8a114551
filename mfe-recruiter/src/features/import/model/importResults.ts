import {
  type ImportedPicks,
  type ScrapedPick,
  type ScrapedVacancies,
  scrapedVacanciesSchema,
  type VacancyStatus,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { editSchema, isTitleMissing, toPick } from './edit.ts';

/** Vacancies found on a careers page, with the recruiter's selection and edits. */
export const importResultsSchema = z.object({
  list: scrapedVacanciesSchema,
  /** IDs of the selected vacancies. */
  picked: z.array(z.number()),
  /** Keyed by the ID of the found vacancy. */
  edits: z.record(z.string(), editSchema),
});
export type ImportResults = z.infer<typeof importResultsSchema>;

/** Returns a new list with every vacancy selected that is neither imported nor posted yet. */
export function newResults(list: ScrapedVacancies): ImportResults {
  const posted = new Set(list.vacancies.filter((vacancy) => vacancy.posted !== null).map(({ id }) => id));
  return { list, picked: selectableIds(list).filter((id) => !posted.has(id)), edits: {} };
}

/** IDs of the vacancies that are not imported yet. */
export const selectableIds = ({ vacancies }: ScrapedVacancies): number[] =>
  vacancies.filter(({ vacancy_id }) => vacancy_id === null).map(({ id }) => id);

/** Merges a newer response. Keeps selection and edits if it belongs to the same import. */
export function mergeResults(current: ImportResults | null, list: ScrapedVacancies): ImportResults {
  const isSame = current?.list.progress?.import_id === list.progress?.import_id;
  if (!current || !isSame) return newResults(list);
  const selectable = new Set(selectableIds(list));
  return { ...current, list, picked: current.picked.filter((id) => selectable.has(id)) };
}

/** Links saved vacancies to their drafts and removes them from the selection. */
export function markImported(results: ImportResults, { imported }: ImportedPicks): ImportResults {
  const vacancyIds = new Map(imported.map(({ id, vacancy_id }) => [id, vacancy_id]));
  const newIds = new Set(imported.filter(({ is_new }) => is_new).map(({ id }) => id));
  return {
    ...results,
    list: {
      ...results.list,
      vacancies: results.list.vacancies.map((vacancy) => ({
        ...vacancy,
        vacancy_id: vacancyIds.get(vacancy.id) ?? vacancy.vacancy_id,
        ...(newIds.has(vacancy.id) && { vacancy_status: 'draft' as const }),
      })),
    },
    picked: results.picked.filter((id) => !vacancyIds.has(id)),
  };
}

/** Sets the status of an imported vacancy. */
export function markStatus(results: ImportResults, vacancyId: number, status: VacancyStatus): ImportResults {
  const vacancies = results.list.vacancies.map((vacancy) =>
    vacancy.vacancy_id === vacancyId ? { ...vacancy, vacancy_status: status } : vacancy,
  );
  return { ...results, list: { ...results.list, vacancies } };
}

export const toPicks = ({ list, picked, edits }: ImportResults): ScrapedPick[] =>
  list.vacancies.filter(({ id }) => picked.includes(id)).map((vacancy) => toPick(vacancy, edits[vacancy.id]));

/** Returns the ID of the first selected vacancy without a title, or null when all can be saved. */
export const findMissingTitle = ({ list, picked, edits }: ImportResults): number | null =>
  list.vacancies.find((vacancy) => picked.includes(vacancy.id) && isTitleMissing(vacancy, edits[vacancy.id]))
    ?.id ?? null;
