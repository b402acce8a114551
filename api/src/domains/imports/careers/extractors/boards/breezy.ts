import { flagged, joined } from '../../reading/stated.ts';
import { subdomainOf, type Board } from './board.ts';
import { readHtmlVacancy } from './htmlBoard.ts';
import { readJsonList } from './readBoard.ts';

/** Reads the list of the careers site, which has no descriptions; each vacancy is a separate page. */
export const breezy: Board = {
  name: 'breezy',
  listOf(address) {
    const company = subdomainOf(address, 'breezy.hr');
    return company && `${address.origin}/json`;
  },
  read(document) {
    if (!document.url.endsWith('/json')) {
      return readHtmlVacancy(document, { name: 'breezy', rows: () => [], pageOf: ({ href }) => href });
    }
    const vacancies = readJsonList(document, 'breezy', '', (say) => ({
      id: say('url'),
      title: say('name'),
      url: say('url'),
      place: say('location.name') ?? joined(say('location.city'), say('location.country.name')),
      remote: flagged(say, 'location.is_remote', 'remote'),
      employment: say('type.name'),
      posted: say('published_date'),
      salary: { text: say('salary') },
      isIncomplete: true,
    }));
    const { origin } = new URL(document.url);
    return {
      vacancies,
      more: vacancies.map(({ source_url }) => source_url).filter((page) => new URL(page).origin === origin),
    };
  },
};
