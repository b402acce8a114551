import * as z from 'zod/mini';
import type { VacancyCard } from '../contracts/index.ts';
import { storedValue } from '../store/index.ts';

const seenVacanciesSchema = z.array(z.object({ id: z.int(), title: z.string(), company: z.string() }));

/** The public part of a vacancy that can be shown without the remote that owns vacancies. */
export type SeenVacancy = z.infer<typeof seenVacanciesSchema>[number];

const MAX_VACANCIES = 20;
/** Limit of a title or company name, in characters. */
const MAX_LENGTH = 200;

const stored = storedValue('cpa.seenVacancies', seenVacanciesSchema, () => sessionStorage);

type Seen = Pick<VacancyCard, 'id' | 'title'> & { company: Pick<VacancyCard['company'], 'name'> };

/** Stores the list on screen in session storage, for the shell to show when the remote cannot be loaded. */
export function storeSeenVacancies(vacancies: readonly Seen[]): void {
  stored.write(
    vacancies.slice(0, MAX_VACANCIES).map(({ id, title, company }) => ({
      id,
      title: title.slice(0, MAX_LENGTH),
      company: company.name.slice(0, MAX_LENGTH),
    })),
  );
}

/** Returns the vacancies that this tab listed last. */
export function readSeenVacancies(): SeenVacancy[] {
  return stored.read() ?? [];
}
