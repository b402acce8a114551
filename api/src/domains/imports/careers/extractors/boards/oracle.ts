import { lenientJson } from '../../reading/lenientJson.ts';
import { listed, saying, together, type Say } from '../../reading/stated.ts';
import type { Statements } from '../../reading/statements.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import type { WebDocument } from '../../webDocument.ts';
import { named, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

const SITE = /\/CandidateExperience\/[\w-]+\/sites\/([^/]+)/;
const API = '/hcmRestApi/resources/latest/recruitingCEJobRequisition';
const PAGE = 100;

/** Oracle Recruiting Cloud. The list has short descriptions; each vacancy is a separate document. */
export const oracle: Board = {
  name: 'oracle',
  listOf({ hostname, origin, pathname }) {
    const site = named(SITE.exec(pathname)?.[1]);
    if (site === undefined || !hostname.endsWith('.oraclecloud.com')) return undefined;
    return `${origin}${API}s?onlyData=true&expand=requisitionList.secondaryLocations&finder=findReqs;siteNumber=${site},limit=${PAGE},offset=0,sortBy=POSTING_DATES_DESC`;
  },
  read(document) {
    const here = new URL(document.url);
    if (here.pathname.endsWith('Details')) {
      const vacancies = readJsonList(document, 'oracle', 'items', (say) => stateWhole(say, here));
      return { vacancies, more: [] };
    }
    const [list] = listed(saying(lenientJson(document.text), '')('items')?.value);
    const say = saying(list, '');
    const vacancies = listed(say('requisitionList')?.value)
      .map((job) => teaser(document, saying(job, 'oracle'), here))
      .filter((found) => found !== undefined);
    const pages = vacancies.map(
      ({ source_id }) =>
        `${here.origin}${API}Details?onlyData=true&expand=all&finder=ById;Id=%22${encodeURIComponent(source_id)}%22,siteNumber=${siteOf(here)}`,
    );
    return { vacancies, more: [...pages, ...nextPage(here, vacancies.length, say)] };
  },
};

function teaser(document: WebDocument, say: Say, here: URL) {
  return toFoundVacancy(document, 'oracle', {
    ...state(say, here),
    description: say('ShortDescriptionStr'),
    posted: say('PostedDate'),
    isIncomplete: true,
  });
}

function stateWhole(say: Say, here: URL): Statements {
  return {
    ...state(say, here),
    description: say('ExternalDescriptionStr', 'ExternalResponsibilitiesStr'),
    requirements: say('ExternalQualificationsStr'),
    employment: say('JobSchedule'),
    posted: say('ExternalPostedStartDate'),
    validThrough: say('ExternalPostedEndDate'),
  };
}

function state(say: Say, here: URL): Statements {
  const id = say('Id');
  const others = listed(say('secondaryLocations')?.value).map((place) =>
    saying(place, 'oracle.secondaryLocations')('Name'),
  );
  const page = `${here.origin}/hcmUI/CandidateExperience/en/sites/${siteOf(here)}/job/`;
  return {
    id,
    title: say('Title'),
    url: id && { value: `${page}${String(id.value)}`, at: id.at },
    place: together([say('PrimaryLocation'), ...others]),
    remote: say('WorkplaceType'),
  };
}

const siteOf = ({ search }: URL): string => /siteNumber=([\w.-]+)/.exec(search)?.[1] ?? '';

function nextPage(here: URL, count: number, say: Say): string[] {
  const offset = Number(/offset=(\d+)/.exec(here.search)?.[1] ?? 0);
  const reached = offset + count;
  if (count < PAGE || reached >= Number(say('TotalJobsCount')?.value ?? 0)) return [];
  return [here.href.replace(/offset=\d+/, `offset=${reached}`)];
}
