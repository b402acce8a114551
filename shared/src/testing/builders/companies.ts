import {
  companyCardSchema,
  companyPageSchema,
  companyRefSchema,
  companySchema,
} from '../../contracts/index.ts';
import { builder } from './builder.ts';
import { pageInfo } from './pageInfo.ts';

/** A company as a vacancy names it: Cas di Sabor. */
export const aCompanyRef = builder(companyRefSchema)(() => ({
  id: 3,
  name: 'Cas di Sabor',
  slug: 'cas-di-sabor',
  logo: null,
}));

/** A company as the directory lists it. */
export const aCompanyCard = builder(companyCardSchema)(() => ({
  ...aCompanyRef(),
  sectors: [{ id: 2, name: 'Food and beverage' }],
  district: { id: 2, name: 'Oranjestad West' },
  size: { id: 2, name: '11–50 people' },
  cover: null,
  verified: true,
  open_vacancies: 3,
}));

/** A company with all data of its page. */
export const aCompany = builder(companySchema)(() => ({
  ...aCompanyCard(),
  tagline: null,
  description: 'Family restaurant since 1987.',
  benefits: [],
  pictures: [],
  address: 'Caya G. F. Betico Croes 12',
  directions: null,
  website: 'https://kasdisabor.example',
  whatsapp: null,
  phone: '+2975820000',
  email: 'work@kasdisabor.example',
  founded: 1987,
  social_links: [],
  verified_at: null,
  answer_days: null,
}));

/** A page of companies; `total` follows `data`. */
export const aCompanyPage = builder(companyPageSchema)(({ data = [aCompanyCard()] }) => ({
  ...pageInfo(data),
  data,
  facets: { sectors: [{ id: 2, name: 'Food and beverage', count: data.length }] },
}));
