import type { RemoteManifestInput } from '@cpa/shared/contracts';
import { publicPaths } from './routing/publicPaths.ts';
import { journeys } from './journeys.ts';
import { manifestTexts } from './manifestTexts.ts';

/** Query parameters of the company list. */
const COMPANY_QUERY = ['page', 'search_string', 'filter_sectors', 'sort_by', 'sort_order'];

/** Query parameters of the vacancy list. */
const VACANCY_QUERY = [
  ...COMPANY_QUERY,
  'through',
  'view',
  'vacancy',
  'posted_within',
  'salary_stated',
  'filter_workloads',
  'filter_employment_types',
  'filter_districts',
  'filter_remote',
  'filter_educations',
  'filter_languages',
  'filter_work_permits',
];

export default {
  routes: [
    {
      path: '/',
      chunk: 'home',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.home', shape: 'cards' },
    },
    {
      path: '/vacancies',
      frame: { area: 'bare', heading: 'heading.vacancies', shape: 'rows-76', aside: 480 },
      chunk: 'vacancies',
      isServerRendered: true,
      query: VACANCY_QUERY,
      landingFor: ['applicant'],
    },
    {
      path: '/vacancies/:id',
      chunk: 'vacancy',
      isServerRendered: true,
      frame: {
        area: 'bare',
        heading: 'heading.vacancy',
        isHeadingUnknown: true,
        shape: 'detail',
        aside: 300,
      },
    },
    {
      path: '/companies',
      head: { description: 'head.companies', isIndexed: true },
      chunk: 'companies',
      isServerRendered: true,
      query: COMPANY_QUERY,
      frame: { area: 'bare', heading: 'heading.companies', shape: 'cards' },
    },
    {
      path: '/companies/:id',
      chunk: 'company',
      isServerRendered: true,
      query: ['page'],
      frame: { area: 'bare', heading: 'heading.company', isHeadingUnknown: true, shape: 'detail' },
    },
    {
      path: '/blog',
      head: {
        description: 'head.blog',
        isIndexed: true,
        feed: { title: 'head.blogFeed', href: publicPaths.blogFeed },
      },
      chunk: 'blog',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.blog', shape: 'cards' },
    },
    {
      path: '/blog/:slug',
      chunk: 'post',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.post', isHeadingUnknown: true, shape: 'text' },
    },
    {
      path: '/partners',
      head: { description: 'head.partners', isIndexed: true },
      chunk: 'partners',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.partners', shape: 'cards' },
    },
    {
      path: '/contact',
      head: { description: 'head.contact', isIndexed: true },
      chunk: 'contact',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.contact', shape: 'form' },
    },
    {
      path: '/saved',
      // Each visitor has another list, so search engines have nothing to index.
      head: {},
      chunk: 'saved',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.saved', shape: 'rows-76' },
    },
    {
      path: '/about',
      chunk: 'content',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.about', shape: 'text' },
    },
    {
      path: '/privacy',
      chunk: 'content',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.privacy', shape: 'text' },
    },
    {
      path: '/terms',
      chunk: 'content',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.terms', shape: 'text' },
    },
    {
      path: '/faq',
      chunk: 'content',
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.faq', shape: 'text' },
    },
  ],
  navigation: [
    { menu: 'main', label: 'nav.vacancies', path: '/vacancies', order: 10 },
    { menu: 'main', label: 'nav.companies', path: '/companies', order: 20 },
    { menu: 'main', label: 'nav.about', path: '/about', order: 30 },
    { menu: 'main', label: 'nav.partners', path: '/partners', order: 40 },
    { menu: 'main', label: 'nav.blog', path: '/blog', order: 60 },
    { menu: 'phone', label: 'nav.saved', path: '/saved', order: 80 },
    { menu: 'account', label: 'nav.saved', path: '/saved', roles: ['applicant'], order: 20 },
    { menu: 'footer', label: 'nav.saved', path: '/saved', order: 10 },
    { menu: 'footer', label: 'nav.faq', path: '/faq', order: 20 },
    { menu: 'footer', label: 'nav.contact', path: '/contact', order: 30 },
    { menu: 'footer', label: 'nav.privacy', path: '/privacy', order: 40 },
    { menu: 'footer', label: 'nav.terms', path: '/terms', order: 50 },
    { menu: 'footer', label: 'nav.feed', path: '/api/feeds/vacancies.rss', isDocument: true, order: 60 },
  ],
  slots: [
    { slot: 'vacancy.card-preview', chunk: 'vacancyCardPreview', roles: ['recruiter'], order: 10 },
    { slot: 'vacancy.page-preview', chunk: 'vacancyPagePreview', roles: ['recruiter'], order: 10 },
    { slot: 'company-editor.preview', chunk: 'companyPreview', roles: ['recruiter'], order: 10 },
  ],
  search: {
    path: '/vacancies',
    parameter: 'search_string',
    label: 'search.label',
    button: 'search.button',
  },
  fallback: [
    {
      kind: 'search',
      path: '/vacancies',
      parameter: 'search_string',
      label: 'fallback.searchLabel',
      button: 'fallback.search',
    },
    { kind: 'links', title: 'fallback.seen' },
  ],
  messages: manifestTexts,
  journeys,
} satisfies RemoteManifestInput;
