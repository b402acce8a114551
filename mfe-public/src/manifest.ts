import type { RemoteManifestInput } from '@cpa/shared/contracts';

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
    { path: '/', chunk: 'home', isServerRendered: true },
    {
      path: '/vacancies',
      chunk: 'vacancies',
      isServerRendered: true,
      query: VACANCY_QUERY,
      landingFor: ['applicant'],
    },
    { path: '/vacancies/:id', chunk: 'vacancy', isServerRendered: true },
    { path: '/companies', chunk: 'companies', isServerRendered: true, query: COMPANY_QUERY },
    { path: '/companies/:id', chunk: 'company', isServerRendered: true, query: ['page'] },
    { path: '/blog', chunk: 'blog', isServerRendered: true },
    { path: '/blog/:slug', chunk: 'post', isServerRendered: true },
    { path: '/partners', chunk: 'partners', isServerRendered: true },
    { path: '/contact', chunk: 'contact', isServerRendered: true },
    { path: '/saved', chunk: 'saved', isServerRendered: true },
    { path: '/about', chunk: 'content', isServerRendered: true },
    { path: '/privacy', chunk: 'content', isServerRendered: true },
    { path: '/terms', chunk: 'content', isServerRendered: true },
    { path: '/faq', chunk: 'content', isServerRendered: true },
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
  messages: {
    en: {
      'nav.vacancies': 'Vacancies',
      'nav.companies': 'Companies',
      'nav.about': 'About Us',
      'nav.partners': 'Partners',
      'nav.blog': 'Blog',
      'nav.saved': 'Saved',
      'nav.faq': 'FAQ',
      'nav.contact': 'Contact',
      'nav.privacy': 'Privacy',
      'nav.terms': 'Terms',
      'nav.feed': 'Vacancies as RSS',
      'search.label': 'Job title, skill or company',
      'search.button': 'Search vacancies',
      'fallback.searchLabel': 'Search vacancies',
      'fallback.search': 'Search',
      'fallback.seen': 'Recently seen vacancies',
    },
  },
} satisfies RemoteManifestInput;
