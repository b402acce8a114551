import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { root } from '../../build/workspace.ts';
import { cruise } from './testing/cruise.ts';
import { writeTree } from './testing/writeTree.ts';

type Rules = { forbidden: { name: string }[] };
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as Rules;

/** A rule of `.dependency-cruiser.cjs`, a file that violates it, and the file or package it imports. */
const VIOLATIONS: [rule: string, file: string, imports: string][] = [
  ['no-cycles', 'shared/src/store/a.ts', './b.ts'],
  ['no-cycles', 'mfe-public/src/features/home/components/Card.tsx', 'type ./Page.tsx'],
  ['contracts-import-only-zod', 'shared/src/contracts/day.ts', '../i18n/days.ts'],
  ['contracts-import-only-zod', 'shared/src/contracts/secret.ts', 'node:crypto'],
  ['ui-imports-no-store', 'shared/src/ui/badge/Badge.tsx', '../../session/slice.ts'],
  ['ui-imports-no-store', 'shared/src/ui/badge/Tone.tsx', 'type ../../http/apiError.ts'],
  ['shared-imports-no-other-package', 'shared/src/remote/shell.ts', '../../../shell/src/shell.ts'],
  ['ui-imports-no-store', 'shared/src/ui/badge/Status.tsx', '../../domain/index.ts'],
  ['browser-code-imports-no-server-code', 'mfe-public/src/logo.ts', '../../shared/src/server/index.ts'],
  ['browser-code-imports-no-server-code', 'shell/src/layout/brand.ts', '../../../shared/src/server/index.ts'],
  ['browser-code-imports-no-server-code', 'shared/src/ui/logo/Mark.tsx', 'type ../../server/index.ts'],
  [
    'shared-only-through-entry-points',
    'mfe-public/src/routes/company.route.tsx',
    '../../../shared/src/http/apiError.ts',
  ],
  ['one-markdown-parser', 'mfe-public/src/text/Markdown.tsx', 'markdown-to-jsx/html'],
  ['axios-only-in-shared-http', 'mfe-public/src/features/home/api/homeApi.ts', 'axios'],
  ['axios-only-in-shared-http', 'shell/src/session/client.ts', 'type axios'],
  ['remote-imports-only-itself-and-shared', 'mfe-public/src/other.ts', '../../mfe-checkout/src/cart.ts'],
  ['remote-imports-only-itself-and-shared', 'mfe-public/src/frame.ts', '../../shell/src/shell.ts'],
  ['site-imports-no-development-packages', 'shell/server/format.ts', 'prettier'],
  ['shell-imports-no-remote', 'shell/src/remote.ts', '../../mfe-public/src/module.ts'],
  ['shell-imports-no-remote', 'shell/server/build.ts', '../../scripts/build.ts'],
  ['only-the-shell-entry-imports-bootstrap', 'shell/src/app/App.tsx', '../bootstrap.ts'],
  ['shell-features-do-not-import-app', 'shell/src/layout/Header.tsx', '../app/createShell.ts'],
  ['shell-remotes-import-no-feature', 'shell/src/remotes/source.ts', '../session/signOut.ts'],
  [
    'shell-features-import-the-public-remotes-contract',
    'shell/src/layout/Footer.tsx',
    '../remotes/source.ts',
  ],
  [
    'shell-pages-and-server-import-only-contracts-of-each-other',
    'shell/src/theme/theme.ts',
    '../../server/config.ts',
  ],
  [
    'shell-pages-and-server-import-only-contracts-of-each-other',
    'shell/server/documents/files/icon.ts',
    '../../../src/theme/mark.ts',
  ],
  [
    'site-server-rooms-do-not-import-the-app',
    'shell/server/documents/status/parts.ts',
    '../../app/config.ts',
  ],
  ['site-server-rooms-import-only-lower-ones', 'shell/server/proxy/apiProxy.ts', '../session/pageSession.ts'],
  [
    'releases-import-only-the-platform',
    'shell/server/releases/store.ts',
    'type ../documents/respond/pages.ts',
  ],
  [
    'site-server-platform-imports-no-other-room',
    'shell/server/platform/storage/objects.ts',
    '../../releases/uploads.ts',
  ],
  [
    'release-store-imports-no-feature-of-releases',
    'shell/server/releases/publishing/store.ts',
    '../canary/eventLog.ts',
  ],
  [
    'parts-of-documents-do-not-import-each-other',
    'shell/server/documents/files/files.ts',
    '../status/statusRoutes.ts',
  ],
  ['rendering-imports-only-itself', 'shell/server/documents/rendering/escape.ts', '../../app/config.ts'],
  ['heads-are-read-by-documents-only', 'shell/server/documents/files/sitemap.ts', '../heads/loadHeads.ts'],
  ['remote-heads-import-only-heads-and-contracts', 'mfe-public/src/heads.ts', './manifest.ts'],
  ['remote-heads-import-only-heads-and-contracts', 'mfe-public/src/heads/postHead.ts', 'node:crypto'],
  ['api-imports-only-contracts', 'api/src/server.ts', '@cpa/shared/store'],
  ['api-imports-only-contracts', 'api/src/start.ts', '../../scripts/build.ts'],
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
  ['api-cvs-imports-earlier-domains', 'api/src/domains/cvs/cvs.repository.ts', '../applicants/applicants.ts'],
  [
    'api-applicants-imports-earlier-domains',
    'api/src/domains/applicants/applicants.repository.ts',
    '../orders/orders.ts',
  ],
  [
    'api-orders-imports-earlier-domains',
    'api/src/domains/orders/orders.repository.ts',
    '../imports/imports.ts',
  ],
  [
    'api-subscriptions-imports-earlier-domains',
    'api/src/domains/subscriptions/subscriptions.repository.ts',
    '../imports/imports.ts',
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
  [
    'api-publishing-imports-earlier-domains',
    'api/src/domains/publishing/publishing.repository.ts',
    '../dashboard/dashboard.ts',
  ],
  ['e2e-imports-no-product-code', 'e2e/core/users.ts', '../../api/src/demo.ts'],
  [
    'feature-imports-no-other-feature',
    'mfe-public/src/features/apply/state/applySaga.ts',
    '../../blog/state/blogSlice.ts',
  ],
  [
    'features-do-not-import-routes',
    'mfe-public/src/features/apply/components/Back.tsx',
    '../../../routes/home.route.tsx',
  ],
  [
    'common-remote-code-imports-no-feature',
    'mfe-public/src/page/Page.tsx',
    '../features/blog/state/blogSlice.ts',
  ],
  ['components-import-no-api', 'mfe-public/src/features/blog/components/Blog.tsx', 'type ../api/blogApi.ts'],
  [
    'state-imports-no-component',
    'mfe-public/src/features/blog/state/blogSaga.ts',
    '../components/BlogPost.tsx',
  ],
  ['feature-api-imports-no-state', 'mfe-public/src/features/blog/api/posts.ts', '../state/blogSlice.ts'],
  ['models-import-only-models', 'mfe-public/src/features/blog/model/post.ts', 'type ../state/blogSlice.ts'],
  ['product-code-imports-no-tests', 'mfe-public/src/module.ts', '@cpa/shared/testing'],
  ['product-code-imports-no-tests', 'shell/src/shell.ts', './fake.test.ts'],
];

describe('import rules', () => {
  const tree = mkdtempSync(join(tmpdir(), 'portal-boundaries-'));
  writeTree(tree, [
    ...VIOLATIONS.map(([, file, imports]) => [file, imports] as const),
    ['shared/src/store/b.ts', './a.ts'],
    ['mfe-public/src/features/home/components/Page.tsx', './Card.tsx'],
  ]);
  const reported = cruise(tree);
  afterAll(() => rmSync(tree, { recursive: true }));

  test.each(VIOLATIONS)('%s reports %s importing %s', (rule, file) => {
    expect(reported).toContainEqual({ rule, file });
  });

  test('every rule has a violation in this test', () => {
    const tested = new Set(VIOLATIONS.map(([rule]) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
  });
});
