import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { root } from '../../build/package.ts';
import { cruise } from './testing/cruise.ts';
import { writeTree } from './testing/writeTree.ts';

type Rules = { forbidden: { name: string }[] };
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as Rules;

/** A rule of `.dependency-cruiser.cjs`, a file that breaks it, and what that file imports. */
const BROKEN: [rule: string, file: string, imports: string][] = [
  ['no-cycles', 'shared/src/store/a.ts', './b.ts'],
  ['no-cycles', 'mfe-public/src/features/home/components/Card.tsx', 'type ./Page.tsx'],
  ['contracts-import-only-zod', 'shared/src/contracts/day.ts', '../i18n/days.ts'],
  ['contracts-import-only-zod', 'shared/src/contracts/secret.ts', 'node:crypto'],
  ['ui-knows-no-store', 'shared/src/ui/badge/Badge.tsx', '../../session/slice.ts'],
  ['ui-knows-no-store', 'shared/src/ui/badge/Tone.tsx', 'type ../../http/apiError.ts'],
  ['shared-imports-nobody', 'shared/src/remote/shell.ts', '../../../shell/src/shell.ts'],
  [
    'shared-only-through-its-doors',
    'mfe-public/src/routes/company.route.tsx',
    '../../../shared/src/http/apiError.ts',
  ],
  ['axios-only-in-shared-http', 'mfe-public/src/features/home/api/homeApi.ts', 'axios'],
  ['axios-only-in-shared-http', 'shell/src/session/client.ts', 'type axios'],
  ['a-remote-imports-only-itself-and-shared', 'mfe-public/src/other.ts', '../../mfe-checkout/src/cart.ts'],
  ['a-remote-imports-only-itself-and-shared', 'mfe-public/src/frame.ts', '../../shell/src/shell.ts'],
  ['the-shell-reaches-remotes-at-run-time-only', 'shell/src/remote.ts', '../../mfe-public/src/module.ts'],
  ['the-shell-reaches-remotes-at-run-time-only', 'shell/server/build.ts', '../../scripts/build.ts'],
  ['the-api-imports-contracts-only', 'api/src/server.ts', '@cpa/shared/store'],
  ['the-api-imports-contracts-only', 'api/src/start.ts', '../../scripts/build.ts'],
  ['api-platform-imports-no-domain', 'api/src/platform/http/http.ts', 'type ../../domains/orders/order.ts'],
  ['api-platform-imports-no-domain', 'api/src/platform/mail/mail.ts', '../../app/jobs.ts'],
  ['api-domains-do-not-import-the-app', 'api/src/domains/orders/app.ts', '../../app/jobs.ts'],
  ['api-domains-do-not-import-the-app', 'api/src/domains/orders/entry.ts', '../../worker.ts'],
  ['api-app-does-not-import-entry-points', 'api/src/app/buildApp.ts', '../worker.ts'],
  ['api-domains-are-listed', 'api/src/app/modules.ts', '../domains/unlisted/unlisted.ts'],
  [
    'api-options-imports-earlier-domains',
    'api/src/domains/options/options.repository.ts',
    '../files/files.ts',
  ],
  [
    'api-files-imports-earlier-domains',
    'api/src/domains/files/files.repository.ts',
    '../accounts/accounts.ts',
  ],
  [
    'api-accounts-imports-earlier-domains',
    'api/src/domains/accounts/accounts.repository.ts',
    '../companies/companies.ts',
  ],
  [
    'api-companies-imports-earlier-domains',
    'api/src/domains/companies/companies.repository.ts',
    '../vacancies/vacancies.ts',
  ],
  [
    'api-vacancies-imports-earlier-domains',
    'api/src/domains/vacancies/vacancies.repository.ts',
    '../applications/applications.ts',
  ],
  [
    'api-applications-imports-earlier-domains',
    'api/src/domains/applications/applications.repository.ts',
    '../applicants/applicants.ts',
  ],
  [
    'api-applicants-imports-earlier-domains',
    'api/src/domains/applicants/applicants.repository.ts',
    '../orders/orders.ts',
  ],
  [
    'api-orders-imports-earlier-domains',
    'api/src/domains/orders/orders.repository.ts',
    '../subscriptions/subscriptions.ts',
  ],
  [
    'api-subscriptions-imports-earlier-domains',
    'api/src/domains/subscriptions/subscriptions.repository.ts',
    '../notifications/notifications.ts',
  ],
  [
    'api-notifications-imports-earlier-domains',
    'api/src/domains/notifications/notifications.repository.ts',
    '../imports/imports.ts',
  ],
  [
    'api-imports-imports-earlier-domains',
    'api/src/domains/imports/imports.repository.ts',
    '../publishing/publishing.ts',
  ],
  ['e2e-stands-outside', 'e2e/core/users.ts', '../../api/src/demo.ts'],
  [
    'no-feature-imports-another',
    'mfe-public/src/features/apply/state/applySaga.ts',
    '../../blog/state/blogSlice.ts',
  ],
  [
    'features-do-not-import-routes',
    'mfe-public/src/features/apply/components/Back.tsx',
    '../../../routes/home.route.tsx',
  ],
  [
    'what-features-share-knows-no-feature',
    'mfe-public/src/layout/Page.tsx',
    '../features/blog/state/blogSlice.ts',
  ],
  [
    'components-never-call-the-api',
    'mfe-public/src/features/blog/components/Blog.tsx',
    'type ../api/blogApi.ts',
  ],
  [
    'state-knows-no-component',
    'mfe-public/src/features/blog/state/blogSaga.ts',
    '../components/BlogPost.tsx',
  ],
  [
    'the-api-of-a-feature-knows-no-state',
    'mfe-public/src/features/blog/api/posts.ts',
    '../state/blogSlice.ts',
  ],
  ['models-are-pure', 'mfe-public/src/features/blog/model/post.ts', 'type ../state/blogSlice.ts'],
  ['product-code-imports-no-tests', 'mfe-public/src/module.ts', '@cpa/shared/testing'],
  ['product-code-imports-no-tests', 'shell/src/shell.ts', './fake.test.ts'],
];

describe('the rules of who may import whom', () => {
  const tree = mkdtempSync(join(tmpdir(), 'portal-boundaries-'));
  writeTree(tree, [
    ...BROKEN.map(([, file, imports]) => [file, imports] as const),
    ['shared/src/store/b.ts', './a.ts'],
    ['mfe-public/src/features/home/components/Page.tsx', './Card.tsx'],
  ]);
  const found = cruise(tree);
  afterAll(() => rmSync(tree, { recursive: true }));

  test.each(BROKEN)('%s stops %s from importing %s', (rule, file) => {
    expect(found).toContainEqual({ rule, file });
  });

  test('have each been broken once', () => {
    const broken = new Set(BROKEN.map(([rule]) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
  });
});
