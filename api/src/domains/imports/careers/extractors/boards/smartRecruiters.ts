import { lenientJson } from '../../reading/lenientJson.ts';
import { flagged, joined, listed, saying, type Say } from '../../reading/stated.ts';
import type { Statements } from '../../reading/statements.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import { firstStepOf, namedIn, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

const PAGE = 100;

/**
 * https://developers.smartrecruiters.com/docs/posting-api. The list has no descriptions; each posting is a separate
 * document.
 */
export const smartRecruiters: Board = {
  name: 'smartrecruiters',
  listOf(address) {
    const company =
      firstStepOf(address, ['jobs.smartrecruiters.com', 'careers.smartrecruiters.com']) ??
      namedIn(address, /^api\.smartrecruiters\.com\/v1\/companies\/([^/]+)/) ??
      namedIn(address, /^www\.smartrecruiters\.com\/job-api\/public\/search\/widgets\/([^/]+)/);
    return company && listOf(company);
  },
  listOn({ text }) {
    const company = /"?\bcompany_code"?\s*:\s*"([\w-]{1,100})"/.exec(text)?.[1];
    return company !== undefined && text.includes('smartrecruiters.com') ? listOf(company) : undefined;
  },
  read(document) {
    const root = lenientJson(document.text);
    const here = new URL(document.url);
    if (!here.pathname.endsWith('/postings')) {
      const found = toFoundVacancy(document, 'smartrecruiters', state(saying(root, 'smartrecruiters'), here));
      return { vacancies: found ? [found] : [], more: [] };
    }
    const vacancies = readJsonList(document, 'smartrecruiters', 'content', (say) => ({
      ...state(say, here),
      isIncomplete: true,
    }));
    const details = vacancies.map(
      ({ source_id }) => `${here.origin}${here.pathname}/${encodeURIComponent(source_id)}`,
    );
    return { vacancies, more: [...nextPage(root, here), ...details] };
  },
};

const listOf = (company: string): string =>
  `https://api.smartrecruiters.com/v1/companies/${company}/postings?limit=${PAGE}&offset=0`;

function state(say: Say, here: URL): Statements {
  const company = here.pathname.split('/')[3] ?? '';
  const id = say('id');
  const page = id && { value: `https://jobs.smartrecruiters.com/${company}/${String(id.value)}`, at: id.at };
  return {
    id,
    title: say('name'),
    description: say('jobAd.sections.jobDescription.text'),
    requirements: say('jobAd.sections.qualifications.text'),
    benefits: say('jobAd.sections.additionalInformation.text'),
    url: say('postingUrl') ?? page,
    applyUrl: say('applyUrl'),
    place: joined(say('location.city'), say('location.country')),
    remote: flagged(say, 'location.hybrid', 'hybrid') ?? flagged(say, 'location.remote', 'remote'),
    employment: say('typeOfEmployment.label'),
    industries: say('industry.label'),
    posted: say('releasedDate'),
  };
}

function nextPage(root: unknown, here: URL): string[] {
  const say = saying(root, '');
  const count = listed(say('content')?.value).length;
  const reached = Number(here.searchParams.get('offset') ?? 0) + count;
  if (count === 0 || reached >= Number(say('totalFound')?.value ?? 0)) return [];
  const next = new URL(here);
  next.searchParams.set('offset', String(reached));
  return [next.href];
}
