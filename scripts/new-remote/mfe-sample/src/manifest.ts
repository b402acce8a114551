import type { RemoteManifestInput } from '@cpa/shared/contracts';

/** Manifest of this remote for the shell, the site server and other remotes. The build validates it. */
export default {
  routes: [{ path: '/sample', chunk: 'home' }],
  navigation: [
    { menu: 'main', label: 'nav.home', path: '/sample', order: 90 },
    {
      menu: 'header',
      label: 'nav.home',
      path: '/sample',
      order: 90,
      icon: [
        'M10.268 21a2 2 0 0 0 3.464 0',
        'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
      ],
      badge: 'sample-news',
      isHiddenWithoutBadge: true,
    },
  ],
  events: [
    {
      name: 'application-status',
      payload: {
        type: 'object',
        properties: { vacancy_id: { type: 'integer' } },
        required: ['vacancy_id'],
      },
      delivery: 'always',
      isListener: true,
    },
  ],
  notifications: [
    {
      kind: 'sample-news',
      title: 'news.title',
      icon: ['M20 6 9 17l-5-5'],
      path: '/sample?item=:item_id',
    },
  ],
  badges: [{ name: 'sample-news', label: 'badge.news' }],
  slots: [{ slot: 'frame.footer', chunk: 'footer-note', order: 90 }],
  fallback: [
    { kind: 'text', text: 'fallback.text' },
    { kind: 'link', label: 'fallback.vacancies', path: '/vacancies' },
  ],
  messages: {
    en: {
      'nav.home': 'Sample',
      'news.title': '{count, plural, one {# update} other {# updates}} of {name}',
      'badge.news': 'Sample, {count, plural, one {# update} other {# updates}}',
      'fallback.text': 'Nothing you saved is lost.',
      'fallback.vacancies': 'Browse vacancies',
    },
  },
} satisfies RemoteManifestInput;
