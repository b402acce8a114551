import { flagged, joined } from '../../reading/stated.ts';
import { firstStepOf, namedIn, subdomainOf, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

/** Reads the list of Workable's own widget, which has one row per location of a job. */
export const workable: Board = {
  name: 'workable',
  listOf(address) {
    const account =
      namedIn(address, /^(?:apply|www)\.workable\.com\/api\/(?:v1\/widget\/)?accounts\/([^/]+)/) ??
      firstStepOf(address, ['apply.workable.com']) ??
      subdomainOf(address, 'workable.com');
    return account && account !== 'apply' ? listOf(account) : undefined;
  },
  listOn: ({ text }) => {
    const account = /\bwhr_embed\(\s*(\d{1,12})/.exec(text)?.[1];
    return account === undefined ? undefined : listOf(account);
  },
  read: (document) => ({
    vacancies: readJsonList(document, 'workable', 'jobs', (say) => ({
      id: say('shortcode'),
      title: say('title'),
      description: say('description'),
      url: say('url', 'shortlink'),
      applyUrl: say('application_url'),
      place: joined(say('city'), say('country')),
      remote: flagged(say, 'telecommuting', 'remote'),
      employment: say('employment_type'),
      industries: say('industry'),
      education: say('education'),
      posted: say('published_on', 'created_at'),
    })),
    more: [],
  }),
};

const listOf = (account: string): string =>
  `https://apply.workable.com/api/v1/widget/accounts/${account}?details=true`;
