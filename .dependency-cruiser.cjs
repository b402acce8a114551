/** Import rules. scripts/checks/boundaries has a violation of each rule and expects it to be reported. */
const REMOTES = 'mfe-[^/]+';
const ENTRY_POINTS = '^shared/src/([^/]+/|ui/[^/]+/|testing/(?:builders|files)/)index\\.(ts|css)$';

const TESTS = ['\\.test\\.tsx?$', '/testing/'];

/** The domains of the API in the order of their imports: a domain imports only the ones before it. */
const API_DOMAINS =
  'options files accounts notifications companies vacancies applications cvs subscriptions applicants orders imports publishing dashboard'.split(
    ' ',
  );

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const RULES = [
  {
    name: 'no-cycles',
    comment: 'Modules in a cycle cannot be read, tested or moved one by one.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'contracts-import-only-zod',
    from: { path: '^shared/src/contracts/', pathNot: '[.]test[.]ts$' },
    to: { pathNot: ['^shared/src/contracts/', '(^|/)zod(/|$)'] },
  },
  {
    name: 'ui-imports-no-store',
    comment: 'Terms of the job board belong to shared/src/domain.',
    from: { path: '^shared/src/ui/' },
    to: { path: '^shared/src/(store|session|http|remote|domain)/' },
  },
  {
    name: 'shared-imports-no-other-package',
    from: { path: '^shared/' },
    to: { path: `^(shell|${REMOTES}|api|e2e|scripts)/` },
  },
  {
    name: 'browser-code-imports-no-server-code',
    from: { path: `^(shared/src/(?!server/)|shell/src/|${REMOTES}/src/)` },
    to: { path: '^shared/src/server/' },
  },
  {
    name: 'shared-only-through-entry-points',
    from: { pathNot: '^shared/' },
    to: { path: '^shared/src/', pathNot: ENTRY_POINTS },
  },
  {
    name: 'one-markdown-parser',
    comment: 'Pages, heads and feeds show the same text only if one module parses it.',
    from: { pathNot: '^shared/src/markdown/' },
    to: { path: '(^|/)markdown-to-jsx(/|$)' },
  },
  {
    name: 'axios-only-in-shared-http',
    from: { pathNot: ['^shared/src/(http|testing)/', '\\.test\\.tsx?$', '^api/test/'] },
    to: { path: '(^|/)axios(/|$)' },
  },
  {
    name: 'remote-imports-only-itself-and-shared',
    from: { path: `^(${REMOTES})/` },
    to: { path: `^(shell|${REMOTES}|api|e2e|scripts)/`, pathNot: '^$1/' },
  },
  {
    name: 'shell-imports-no-remote',
    from: { path: '^shell/' },
    to: { path: `^(${REMOTES}|api|e2e|scripts)/` },
  },
  {
    name: 'only-the-shell-entry-imports-bootstrap',
    comment: 'index → bootstrap → app → features → remotes.',
    from: { path: '^shell/src/', pathNot: '^shell/src/index\\.ts$' },
    to: { path: '^shell/src/(index|bootstrap)\\.' },
  },
  {
    name: 'shell-features-do-not-import-app',
    from: {
      path: '^shell/src/[^/]+/',
      pathNot: ['^shell/src/(app|testing)/', '\\.test\\.tsx?$'],
    },
    to: { path: '^shell/src/app/' },
  },
  {
    name: 'shell-remotes-import-no-feature',
    from: { path: '^shell/src/(remotes|reporting|config|messages)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^shell/src/(?!remotes/|reporting/|config/|messages/)[^/]+/' },
  },
  {
    name: 'shell-features-import-the-public-remotes-contract',
    from: {
      path: '^shell/src/',
      pathNot: [
        '^shell/src/(remotes|testing)/',
        '\\.test\\.tsx?$',
        '^shell/src/(bootstrap|startExtras)\\.ts$',
      ],
    },
    to: { path: '^shell/src/remotes/', pathNot: '^shell/src/remotes/index\\.ts$' },
  },
  {
    name: 'shell-pages-and-server-import-only-contracts-of-each-other',
    comment:
      'The release store checks the platform contract and the events of the shell; dashboard, reports and the cookie of a page that hangs have their own contract. Documents have the titles of the pages.',
    from: { path: '^shell/(src|server)/', pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^shell/(src|server)/',
      pathNot: [
        '^shell/$1/',
        '^shell/src/messages/en\\.messages\\.(json|values\\.ts)$',
        '^shell/src/remotes/platform/keys\\.ts$',
        '^shell/src/operator/model/releaseOverview\\.ts$',
        '^shell/src/realtime/userChannel\\.ts$',
        '^shell/src/reporting/vitalsReport\\.ts$',
        '^shell/src/watchdog/hungCookie\\.ts$',
      ],
    },
  },
  {
    name: 'site-server-rooms-do-not-import-the-app',
    comment: 'server → app → documents, session, proxy → releases → platform.',
    from: { path: '^shell/server/(?!app/)[^/]+/', pathNot: TESTS },
    to: { path: '^shell/server/(app/|[^/]+\\.ts$)' },
  },
  {
    name: 'site-server-rooms-import-only-lower-ones',
    from: { path: '^shell/server/(documents|session|proxy)/', pathNot: TESTS },
    to: { path: '^shell/server/', pathNot: '^shell/server/($1|releases|platform)/' },
  },
  {
    name: 'releases-import-only-the-platform',
    from: { path: '^shell/server/releases/', pathNot: TESTS },
    to: { path: '^shell/server/', pathNot: '^shell/server/(releases|platform)/' },
  },
  {
    name: 'site-server-platform-imports-no-other-room',
    comment: 'Release storage knows no releases.',
    from: { path: '^shell/server/platform/([^/]+)/', pathNot: TESTS },
    to: { path: '^shell/server/', pathNot: '^shell/server/platform/$1/' },
  },
  {
    name: 'release-store-imports-no-feature-of-releases',
    comment: 'Builds and the CLI use the store without a site server.',
    from: {
      path: '^shell/server/releases/(checks|maintenance|publishing|records|serving|teams|index)',
      pathNot: TESTS,
    },
    to: { path: '^shell/server/releases/(boot|canary|operator|portal|previews)/' },
  },
  {
    name: 'parts-of-documents-do-not-import-each-other',
    comment: 'respond → heads, pages → sandbox → rendering, cache.',
    from: { path: '^shell/server/documents/(?!respond/)([^/]+)/', pathNot: TESTS },
    to: {
      path: '^shell/server/documents/',
      pathNot: ['^shell/server/documents/($1|sandbox|rendering|cache)/', '/respond/renderDocument\\.ts$'],
    },
  },
  {
    name: 'rendering-imports-only-itself',
    from: { path: '^shell/server/documents/(rendering|cache)/', pathNot: TESTS },
    to: { path: '^shell/server/', pathNot: '^shell/server/documents/$1/' },
  },
  {
    name: 'heads-are-read-by-documents-only',
    from: {
      path: '^shell/server/[^/]+/',
      pathNot: ['^shell/server/(app|documents/(respond|heads))/', ...TESTS],
    },
    to: { path: '^shell/server/documents/heads/' },
  },
  {
    name: 'remote-heads-import-only-heads-and-contracts',
    comment: 'The site server runs heads: no browser code and no Node modules.',
    from: { path: `^${REMOTES}/src/heads(\\.ts$|/)`, pathNot: '\\.test\\.tsx?$' },
    to: {
      pathNot: [
        `^${REMOTES}/src/heads/`,
        `^${REMOTES}/src/manifestTexts\\.ts$`,
        `^${REMOTES}/src/routing/[^/]+Paths\\.ts$`,
        '^shared/src/(contracts|markdown|remote|routing)/index\\.ts$',
        '(^|/)zod(/|$)',
      ],
    },
  },
  {
    name: 'api-imports-only-contracts',
    from: { path: '^api/', pathNot: '^api/test/contract/' },
    to: {
      path: `^(shell/|${REMOTES}/|e2e/|scripts/|shared/src/(?!contracts/|markdown/|server/|testing/))`,
    },
  },
  {
    name: 'api-platform-imports-no-domain',
    from: { path: '^api/src/platform/' },
    to: { path: '^api/src/', pathNot: '^api/src/platform/' },
  },
  {
    name: 'api-domains-do-not-import-the-app',
    from: { path: '^api/src/domains/' },
    to: { path: '^api/src/', pathNot: '^api/src/(platform|domains)/' },
  },
  {
    name: 'api-app-does-not-import-entry-points',
    from: { path: '^api/src/app/' },
    to: { path: '^api/src/[^/]+$' },
  },
  {
    name: 'api-domains-are-listed',
    comment: 'Add a new domain to API_DOMAINS above.',
    from: {},
    to: { path: '^api/src/domains/', pathNot: `^api/src/domains/(${API_DOMAINS.join('|')})/` },
  },
  ...API_DOMAINS.slice(0, -1).map((domain, place) => ({
    name: `api-${domain}-imports-earlier-domains`,
    comment: 'API_DOMAINS lists the domains in the order of their imports.',
    from: { path: `^api/src/domains/${domain}/` },
    to: { path: `^api/src/domains/(${API_DOMAINS.slice(place + 1).join('|')})/` },
  })),
  {
    name: 'e2e-imports-no-product-code',
    from: { path: '^e2e/' },
    to: { path: `^(shell|${REMOTES}|api)/` },
  },
  {
    name: 'feature-imports-no-other-feature',
    from: { path: `^(${REMOTES}/src/features/[^/]+)/` },
    to: { path: `^${REMOTES}/src/features/`, pathNot: '^$1/' },
  },
  {
    name: 'features-do-not-import-routes',
    from: { path: `^${REMOTES}/src/features/` },
    to: { path: `^${REMOTES}/src/(routes/|module)` },
  },
  {
    name: 'common-remote-code-imports-no-feature',
    from: { path: `^${REMOTES}/src/[^/]+/`, pathNot: `^${REMOTES}/src/(features|routes)/` },
    to: { path: `^${REMOTES}/src/(features/|routes/|module)` },
  },
  {
    name: 'components-import-no-api',
    from: { path: '/features/[^/]+/components/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '/features/[^/]+/api/' },
  },
  {
    name: 'state-imports-no-component',
    from: { path: '/features/[^/]+/(state|api)/' },
    to: { path: '/features/[^/]+/components/' },
  },
  {
    name: 'feature-api-imports-no-state',
    from: { path: '/features/[^/]+/api/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '/features/[^/]+/state/' },
  },
  {
    name: 'models-import-only-models',
    from: { path: '/features/[^/]+/model/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '/features/[^/]+/(api|state|components)/' },
  },
  {
    name: 'site-imports-no-development-packages',
    comment: '`npm start` installs no devDependencies.',
    from: {
      path: `^(shared/src|shell/(src|server)|(${REMOTES})/src|api/src|scripts/(build|portal|start)(/|\\.ts$))`,
      pathNot: ['\\.test\\.tsx?$', '/testing/', '^scripts/build/(serve|developRemote|refresh|testing)'],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  {
    name: 'product-code-imports-no-tests',
    from: {
      pathNot: ['\\.test\\.tsx?$', '/testing/', '^api/test/', '^e2e/', '^scripts/(bench|checks)/'],
    },
    to: { path: ['\\.test\\.tsx?$', '/testing/'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: RULES.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'empty-package'] },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
