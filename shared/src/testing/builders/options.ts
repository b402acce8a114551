import { optionsSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';

/** The lists that forms and filters offer, two or three of each. */
export const someOptions = builder(optionsSchema)(() => ({
  sectors: [
    { id: 1, name: 'Hospitality and tourism' },
    { id: 2, name: 'Food and beverage' },
  ],
  educations: [
    { id: 1, name: 'No diploma required' },
    { id: 7, name: 'HBO/Bachelor' },
  ],
  workloads: [
    { id: 1, name: 'Full-time 40' },
    { id: 5, name: 'Shifts' },
  ],
  languages: [
    { id: 1, name: 'Papiamento' },
    { id: 2, name: 'Dutch' },
    { id: 3, name: 'English' },
  ],
  districts: [
    { id: 1, name: 'Noord/Tanki Leendert' },
    { id: 2, name: 'Oranjestad West' },
  ],
  company_sizes: [
    { id: 1, name: '1–10 people' },
    { id: 2, name: '11–50 people' },
  ],
  employment_types: [
    { id: 'FULL_TIME', name: 'Full-time' },
    { id: 'PART_TIME', name: 'Part-time' },
  ],
  salary_periods: [
    { id: 'hour', name: 'Hour' },
    { id: 'month', name: 'Month' },
  ],
  application_statuses: [
    { id: 'new', name: 'New' },
    { id: 'interview', name: 'Interview' },
    { id: 'rejected', name: 'Rejected' },
  ],
}));
