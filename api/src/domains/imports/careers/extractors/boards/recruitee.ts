import { flagged, joined, type Say, type Said } from '../../reading/stated.ts';
import type { SalarySaid } from '../../reading/statements.ts';
import { subdomainOf, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

/** https://docs.recruitee.com/reference/offers: the public careers site API. */
export const recruitee: Board = {
  name: 'recruitee',
  listOf(address) {
    const company = subdomainOf(address, 'recruitee.com');
    return company && `https://${company}.recruitee.com/api/offers/`;
  },
  listOn: ({ url, text }) =>
    /\brecruiteecdn\.com/.test(text) ? new URL('/api/offers/', url).href : undefined,
  read: (document) => ({
    vacancies: readJsonList(document, 'recruitee', 'offers', (say) => ({
      id: say('id'),
      title: say('title'),
      description: say('description'),
      requirements: say('requirements'),
      url: say('careers_url'),
      applyUrl: say('careers_apply_url'),
      place: joined(say('city'), say('country')) ?? say('location'),
      remote: flagged(say, 'hybrid', 'hybrid') ?? flagged(say, 'remote', 'remote'),
      employment: employmentOf(say('employment_type_code')),
      posted: say('published_at', 'created_at'),
      validThrough: say('close_at'),
      salary: salaryOf(say),
    })),
    more: [],
  }),
};

/** Splits codes that join schedule and term: `fulltime_permanent`, `parttime_fixed_term`. */
function employmentOf(code: Said | undefined): Said | undefined {
  const hours =
    typeof code?.value === 'string' ? code.value.replace(/_(permanent|fixed_term)$/, '') : undefined;
  return code && hours !== undefined ? { ...code, value: hours } : undefined;
}

function salaryOf(say: Say): SalarySaid {
  return {
    min: say('salary.min'),
    max: say('salary.max'),
    currency: say('salary.currency'),
    period: say('salary.period'),
  };
}
