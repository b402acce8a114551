import { lenientJson } from '../../reading/lenientJson.ts';
import { joined, listed, saying, together, type Say } from '../../reading/stated.ts';
import type { Statements } from '../../reading/statements.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import { named, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

const HOST = /^([\w-]+)\.(?:wd\d+\.)?myworkdayjobs\.com$/;
const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/;
/** Vacancies per list document, the limit of the server. */
const PAGE = 20;

/** Reads the lists that the careers site loads by POST; each vacancy is a separate document. */
export const workday: Board = {
  name: 'workday',
  listOf(address) {
    const tenant = HOST.exec(address.hostname)?.[1];
    const site = named(address.pathname.split('/').find((step) => step !== '' && !LANGUAGE.test(step)));
    if (tenant === undefined || site === undefined || site === 'wday') return undefined;
    const query = address.searchParams.get('q');
    return `${address.origin}/wday/cxs/${tenant}/${site}/jobs?offset=0${query === null ? '' : `&q=${encodeURIComponent(query)}`}`;
  },
  bodyOf({ pathname, searchParams }) {
    if (!pathname.endsWith('/jobs')) return undefined;
    const offset = Number(searchParams.get('offset'));
    return { appliedFacets: {}, limit: PAGE, offset, searchText: searchParams.get('q') ?? '' };
  },
  read(document) {
    const here = new URL(document.url);
    const root = lenientJson(document.text);
    const api = here.pathname.split('/').slice(0, 5).join('/');
    if (!here.pathname.endsWith('/jobs')) {
      const say = saying(saying(root, '')('jobPostingInfo')?.value, 'workday');
      const id = { value: here.pathname.slice(api.length), at: 'workday.externalPath' };
      const found = toFoundVacancy(document, 'workday', { ...stateWhole(say), id });
      return { vacancies: found ? [found] : [], more: [] };
    }
    const vacancies = readJsonList(document, 'workday', 'jobPostings', (say) => ({
      id: say('externalPath'),
      title: say('title'),
      place: say('locationsText'),
      posted: say('postedOn'),
      isIncomplete: true,
    }));
    const pages = vacancies.map(({ source_id }) => `${here.origin}${api}${source_id}`);
    return { vacancies, more: [...pages, ...nextPage(root, here)] };
  },
};

function stateWhole(say: Say): Statements {
  const first = joined(say('location'), say('country.descriptor'));
  const others = listed(say('additionalLocations')?.value).map((value) => ({
    value,
    at: 'workday.additionalLocations',
  }));
  return {
    title: say('title'),
    description: say('jobDescription'),
    url: say('externalUrl'),
    place: others.length > 0 ? together([say('location'), ...others]) : first,
    remote: say('remoteType'),
    employment: say('timeType'),
    posted: say('startDate', 'postedOn'),
    validThrough: say('endDate'),
  };
}

function nextPage(root: unknown, here: URL): string[] {
  const say = saying(root, '');
  const reached = Number(here.searchParams.get('offset')) + listed(say('jobPostings')?.value).length;
  // Only the first document states the total.
  const total = Number(say('total')?.value ?? 0);
  if (reached >= total || reached % PAGE !== 0) return [];
  return Array.from({ length: Math.ceil((total - reached) / PAGE) }, (_, page) => {
    const next = new URL(here);
    next.searchParams.set('offset', String(reached + page * PAGE));
    return next.href;
  });
}
