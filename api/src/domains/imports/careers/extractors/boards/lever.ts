import { listed, saying, type Said, type Say } from '../../reading/stated.ts';
import type { SalarySaid } from '../../reading/statements.ts';
import { underHeading } from '../../reading/readHtml.ts';
import { firstStepOf, namedIn, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

/** https://github.com/lever/postings-api. Dates are in milliseconds. */
export const lever: Board = {
  name: 'lever',
  listOf(address) {
    const site =
      firstStepOf(address, ['jobs.lever.co', 'jobs.eu.lever.co']) ??
      namedIn(address, /^api\.(?:eu\.)?lever\.co\/v0\/postings\/([^/]+)/);
    const api = address.hostname.endsWith('.eu.lever.co') ? 'api.eu.lever.co' : 'api.lever.co';
    return site && `https://${api}/v0/postings/${site}?mode=json`;
  },
  read: (document) => ({
    vacancies: readJsonList(document, 'lever', '', (say) => ({
      id: say('id'),
      title: say('text'),
      description: wholeText(say),
      url: say('hostedUrl'),
      applyUrl: say('applyUrl'),
      place: say('categories.location'),
      remote: say('workplaceType'),
      employment: say('categories.commitment'),
      posted: say('createdAt'),
      salary: salaryOf(say),
    })),
    more: [],
  }),
};

/** Joins the opening, the lists with headings, and the closing text. */
function wholeText(say: Say): Said | undefined {
  const opening = say('description', 'descriptionPlain');
  const lists = listed(say('lists')?.value).map((list) => {
    const sayPart = saying(list, '');
    const content = sayPart('content')?.value;
    return typeof content === 'string' ? underHeading(sayPart('text')?.value, `<ul>${content}</ul>`) : '';
  });
  const texts = [opening?.value, ...lists, say('additional')?.value].filter(
    (text) => typeof text === 'string',
  );
  return texts.length === 0 ? undefined : { value: texts.join('\n'), at: opening?.at ?? 'lever.lists' };
}

function salaryOf(say: Say): SalarySaid {
  const interval = say('salaryRange.interval');
  return {
    min: say('salaryRange.min'),
    max: say('salaryRange.max'),
    currency: say('salaryRange.currency'),
    // For example `per-hour-wage` or `per-month-salary`.
    period: interval && { ...interval, value: String(interval.value).replaceAll('-', ' ') },
  };
}
