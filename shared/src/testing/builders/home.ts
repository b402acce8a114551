import { homepageDataSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';
import { aCompanyCard } from './companies.ts';
import { aPostCard } from './content.ts';
import { aVacancyCard } from './vacancies.ts';

/** Content of the home page with one of each kind. */
export const aHomepageData = builder(homepageDataSchema)(() => ({
  open_vacancies: 128,
  hiring_companies: 40,
  sponsored: [aVacancyCard({ id: 8, title: 'Front Office Supervisor', sponsored: true })],
  newest: [aVacancyCard()],
  sectors: [{ id: 2, name: 'Food and beverage', count: 31 }],
  companies: [aCompanyCard()],
  salary_insight: [
    {
      sector: { id: 2, name: 'Food and beverage' },
      median_month: 250_000,
      min_month: 200_000,
      max_month: 320_000,
      vacancies: 12,
    },
  ],
  posts: [aPostCard()],
}));
