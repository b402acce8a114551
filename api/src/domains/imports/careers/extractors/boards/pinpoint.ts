import type { Say } from '../../reading/stated.ts';
import type { SalarySaid } from '../../reading/statements.ts';
import { subdomainOf, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

/** https://developers.pinpointhq.com/docs/postings-json */
export const pinpoint: Board = {
  name: 'pinpoint',
  listOf(address) {
    const company = subdomainOf(address, 'pinpointhq.com');
    return company && `${address.origin}/postings.json`;
  },
  read: (document) => ({
    vacancies: readJsonList(document, 'pinpoint', 'data', (say) => ({
      id: say('id'),
      title: say('title'),
      description: say('description', 'key_responsibilities'),
      requirements: say('skills_knowledge_expertise'),
      benefits: say('benefits'),
      url: say('url'),
      place: say('location.name', 'location.city'),
      remote: say('workplace_type'),
      employment: say('employment_type'),
      validThrough: say('deadline_at'),
      salary: salaryOf(say),
    })),
    more: [],
  }),
};

function salaryOf(say: Say): SalarySaid {
  if (say('compensation_visible')?.value === false) return {};
  return {
    min: say('compensation_minimum'),
    max: say('compensation_maximum'),
    currency: say('compensation_currency'),
    period: say('compensation_frequency'),
  };
}
