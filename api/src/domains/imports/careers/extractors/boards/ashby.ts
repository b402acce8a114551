import { flagged, isObject, joined, listed, saying, type Say } from '../../reading/stated.ts';
import type { SalarySaid } from '../../reading/statements.ts';
import { firstStepOf, namedIn, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

/** https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: Board = {
  name: 'ashby',
  listOf(address) {
    const board =
      firstStepOf(address, ['jobs.ashbyhq.com']) ??
      namedIn(address, /^api\.ashbyhq\.com\/posting-api\/job-board\/([^/]+)/);
    return board && `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`;
  },
  read: (document) => ({
    vacancies: readJsonList(document, 'ashby', 'jobs', (say) => {
      if (say('isListed')?.value === false) return undefined;
      return {
        id: say('id', 'jobUrl'),
        title: say('title'),
        description: say('descriptionHtml', 'descriptionPlain'),
        url: say('jobUrl'),
        applyUrl: say('applyUrl'),
        place:
          joined(say('address.postalAddress.addressLocality'), say('address.postalAddress.addressCountry')) ??
          say('location'),
        remote: say('workplaceType') ?? flagged(say, 'isRemote', 'remote'),
        employment: say('employmentType'),
        posted: say('publishedAt'),
        salary: salaryOf(say),
      };
    }),
    more: [],
  }),
};

/** Returns the only salary component; its interval reads `1 MONTH`. */
function salaryOf(sayJob: Say): SalarySaid {
  const components = listed(sayJob('compensation.summaryComponents')?.value).filter(isObject);
  const salaries = components.filter((component) => component['compensationType'] === 'Salary');
  if (salaries.length !== 1) return {};
  const say = saying(salaries[0], 'ashby.compensation');
  return {
    min: say('minValue'),
    max: say('maxValue'),
    currency: say('currencyCode'),
    period: say('interval'),
  };
}
