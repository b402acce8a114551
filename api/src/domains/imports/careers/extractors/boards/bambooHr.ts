import { lenientJson } from '../../reading/lenientJson.ts';
import { flagged, joined, saying, type Say, type Said } from '../../reading/stated.ts';
import type { Statements } from '../../reading/statements.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import { subdomainOf, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

/** Reads the list that the careers page loads; each vacancy is a separate document. */
export const bambooHr: Board = {
  name: 'bamboohr',
  listOf(address) {
    const company = subdomainOf(address, 'bamboohr.com');
    return company && `https://${company}.bamboohr.com/careers/list`;
  },
  read(document) {
    const here = new URL(document.url);
    const [, id] = here.pathname.match(/^\/careers\/([^/]+)\/detail$/) ?? [];
    if (id !== undefined) {
      const opening = saying(lenientJson(document.text), '')('result.jobOpening')?.value;
      const stated = state(saying(opening, 'bamboohr'), here, { value: id, at: 'bamboohr.id' });
      const found = toFoundVacancy(document, 'bamboohr', stated);
      return { vacancies: found ? [found] : [], more: [] };
    }
    const vacancies = readJsonList(document, 'bamboohr', 'result', (say) => ({
      ...state(say, here, say('id')),
      isIncomplete: true,
    }));
    return {
      vacancies,
      more: vacancies.map(
        ({ source_id }) => `${here.origin}/careers/${encodeURIComponent(source_id)}/detail`,
      ),
    };
  },
};

function state(say: Say, { origin }: URL, id: Said | undefined): Statements {
  const compensation = say('compensation');
  return {
    id,
    title: say('jobOpeningName'),
    description: say('description'),
    url: say('jobOpeningShareUrl') ?? (id && { value: `${origin}/careers/${String(id.value)}`, at: id.at }),
    place: joined(
      say('location.city', 'atsLocation.city'),
      say('location.addressCountry', 'atsLocation.country'),
    ),
    remote: flagged(say, 'isRemote', 'remote'),
    employment: say('employmentStatusLabel'),
    posted: say('datePosted'),
    ...(compensation && { salary: { text: compensation } }),
  };
}
