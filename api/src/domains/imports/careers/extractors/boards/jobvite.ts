import type { CheerioAPI } from 'cheerio';
import type { Statements } from '../../reading/statements.ts';
import { named, type Board } from './board.ts';
import { readHtmlList, readHtmlVacancy } from './htmlBoard.ts';

const system = {
  name: 'jobvite',
  rows: ($: CheerioAPI) =>
    $('.jv-job-list-name a[href]')
      .toArray()
      .map((link) => ({
        href: $(link).attr('href')!,
        title: $(link).text(),
        place: $(link).closest('tr, li').find('.jv-job-list-location').text().trim(),
      })),
  pageOf: ({ origin, pathname }: URL) => `${origin}${pathname}`,
  state: ($: CheerioAPI): Statements => ({
    title: { value: $('.jv-header').first().text(), at: '.jv-header' },
    description: { value: $('.jv-job-detail-description').html() ?? '', at: '.jv-job-detail-description' },
    place: { value: $('.jv-job-detail-meta').contents().last().text().trim(), at: '.jv-job-detail-meta' },
  }),
};

export const jobvite: Board = {
  name: 'jobvite',
  listOf({ hostname, origin, pathname }) {
    const [first, second] = pathname.split('/').filter((step) => step !== '');
    const company = named(first === 'careers' ? second : first);
    if (hostname !== 'jobs.jobvite.com' || company === undefined) return undefined;
    return /\/(jobs|search)\/?$/.test(pathname) ? `${origin}${pathname}` : `${origin}/${company}/jobs`;
  },
  read: (document) =>
    /\/job\//.test(new URL(document.url).pathname)
      ? readHtmlVacancy(document, system)
      : readHtmlList(document, system),
};
