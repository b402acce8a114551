import { localePath } from '@cpa/shared/contracts';
import { markdownToHtml } from '@cpa/shared/markdown';
import { optionName } from '@cpa/shared/server';
import { toXml, XML } from '../xml.ts';
import { salaryText } from '../../vacancies/vacancyLines.ts';
import { employmentTypes } from '../../options/codes.ts';
import { toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';
import type { FeedVacancy } from './feeds.repository.ts';

/** Header of the feed for job search engines: one `source`, followed by the `job` elements. */
export function aggregatorHead(siteUrl: string): string {
  const head = toXml({ '?xml': XML, publisher: 'Career Portal Aruba', publisherurl: siteUrl });
  return head.replace('<publisher>', '<source><publisher>');
}

export const AGGREGATOR_FOOT = '</source>\n';

/**
 * The text is HTML, as job search engines expect. Salary and sectors are in its language; kinds of work are codes. A salary
 * appears only if the page shows it.
 */
export function aggregatorJob(siteUrl: string, row: FeedVacancy): string {
  const card = toVacancyCard(row);
  const language = row.text_language ?? 'en';
  const salary = salaryText(card, language);
  const kind = employmentTypes.find(({ id }) => id === card.employment_type)?.name;
  return `\n${toXml({
    job: {
      title: card.title,
      date: row.published_at?.toUTCString(),
      referencenumber: String(card.id),
      url: `${siteUrl}${localePath(`/vacancies/${card.id}`, language)}`,
      company: card.company.name,
      ...(card.location_district && { city: card.location_district.name }),
      country: 'AW',
      description: [row.description, row.requirements, row.benefits].map(markdownToHtml).join(''),
      ...(salary && { salary }),
      ...(kind && { jobtype: kind }),
      category: row.sectors.map(({ name }) => optionName(name, language)).join(', '),
      ...(card.remote !== 'no' && { remotetype: card.remote === 'full' ? 'Fully remote' : 'Hybrid remote' }),
      ...(card.valid_through && { expirationdate: card.valid_through }),
    },
  })}`;
}
