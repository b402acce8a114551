import { readXml } from '../../reading/readXml.ts';
import { listed, saying, type Say, type Said } from '../../reading/stated.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import { underHeading } from '../../reading/readHtml.ts';
import { subdomainOf, type Board } from './board.ts';

/**
 * https://developer.personio.de/docs/retrieving-open-job-positions. The description is split into sections with
 * headings.
 */
export const personio: Board = {
  name: 'personio',
  listOf({ hostname, href }) {
    const domain = ['jobs.personio.de', 'jobs.personio.com'].find((known) => hostname.endsWith(`.${known}`));
    const company = domain && subdomainOf(new URL(href), domain);
    return company && `https://${company}.${domain}/xml?language=en`;
  },
  read(document) {
    const positions = listed(saying(readXml(document.text), '')('workzag-jobs.position')?.value);
    const vacancies = positions.map((position) => {
      const say = saying(position, 'personio');
      const id = say('id');
      return toFoundVacancy(document, 'personio', {
        id,
        title: say('name'),
        description: wholeText(say),
        url: id && { value: new URL(`/job/${String(id.value)}`, document.url).href, at: id.at },
        place: say('office'),
        employment: words(say('schedule'), say('employmentType')),
        posted: say('createdAt'),
      });
    });
    return { vacancies: vacancies.filter((found) => found !== undefined), more: [] };
  },
};

function wholeText(say: Say): Said | undefined {
  const parts = say('jobDescriptions.jobDescription');
  if (!parts) return undefined;
  const texts = listed(parts.value).map((part) => {
    const sayPart = saying(part, '');
    const text = sayPart('value')?.value;
    return typeof text === 'string' ? underHeading(sayPart('name')?.value, text) : '';
  });
  return { value: texts.join('\n'), at: parts.at };
}

function words(...said: (Said | undefined)[]): Said | undefined {
  const stated = said.filter((word) => word !== undefined);
  return stated[0] && { value: stated.map(({ value }) => value), at: stated[0].at };
}
