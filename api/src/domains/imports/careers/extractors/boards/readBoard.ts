import type { FoundVacancy } from '../../foundVacancy.ts';
import { lenientJson } from '../../reading/lenientJson.ts';
import { listed, saying, type Say } from '../../reading/stated.ts';
import type { Statements } from '../../reading/statements.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import type { WebDocument } from '../../webDocument.ts';

/** Reads one vacancy for each object of the list at `path` of a JSON document (`''`: the document is the list). */
export function readJsonList(
  document: WebDocument,
  system: string,
  path: string,
  state: (say: Say, job: unknown) => Statements | undefined,
): FoundVacancy[] {
  const root = lenientJson(document.text);
  const jobs = listed(path === '' ? root : saying(root, '')(path)?.value);
  return jobs
    .map((job) => {
      const stated = state(saying(job, system), job);
      return stated && toFoundVacancy(document, system, stated);
    })
    .filter((found) => found !== undefined);
}
