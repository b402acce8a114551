import { packageSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';

/** A package that a company can buy: one posting for thirty days at US$ 49. */
export const aPackage = builder(packageSchema)(() => ({
  id: 1,
  name: 'Single vacancy',
  summary: 'One vacancy, thirty days.',
  price: 4900,
  currency: 'USD',
  vacancies: 1,
  duration_days: 30,
  features: ['Shown in search', 'Applicants by mail'],
  quickbooks_id: null,
  templates: ['standard'],
  sponsored: false,
  recommended: false,
}));
