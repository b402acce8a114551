import type { ImportedPicks, ScrapedPick, ScrapedVacancies } from '@cpa/shared/contracts';
import { lacksTitle, pickOf } from './edit.ts';
import type { Findings } from './storedFindings.ts';

/** A list that was just read, all of it picked but what is imported already. */
export function findingsOf(list: ScrapedVacancies): Findings {
  const picked = list.vacancies.filter(({ vacancy_id }) => vacancy_id === null).map(({ id }) => id);
  return { list, picked, edits: {} };
}

/** The same list as the server knows it now; what was picked and edited stays, where it is still there to be. */
export function refreshed(known: Findings | null, list: ScrapedVacancies): Findings {
  const isSame = known?.list.progress?.import_id === list.progress?.import_id;
  if (!known || !isSame) return findingsOf(list);
  const open = new Set(findingsOf(list).picked);
  return { ...known, list, picked: known.picked.filter((id) => open.has(id)) };
}

/** After saving: each has the vacancy that it became, and is no longer picked. */
export function withImported(findings: Findings, { imported }: ImportedPicks): Findings {
  const became = new Map(imported.map(({ id, vacancy_id }) => [id, vacancy_id]));
  return {
    ...findings,
    list: {
      ...findings.list,
      vacancies: findings.list.vacancies.map((vacancy) => ({
        ...vacancy,
        vacancy_id: became.get(vacancy.id) ?? vacancy.vacancy_id,
      })),
    },
    picked: findings.picked.filter((id) => !became.has(id)),
  };
}

export const picksOf = ({ list, picked, edits }: Findings): ScrapedPick[] =>
  list.vacancies.filter(({ id }) => picked.includes(id)).map((vacancy) => pickOf(vacancy, edits[vacancy.id]));

/** Of the picked ones, the first whose title was taken away; null when all can be saved. */
export const firstWithoutTitle = ({ list, picked, edits }: Findings): number | null =>
  list.vacancies.find((vacancy) => picked.includes(vacancy.id) && lacksTitle(vacancy, edits[vacancy.id]))
    ?.id ?? null;
