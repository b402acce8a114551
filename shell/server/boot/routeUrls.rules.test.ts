import { expect, test } from '@jest/globals';
import { anActiveRemote } from '../testing/siteFixture.ts';
import { routesToCheck } from './routeUrls.rules.ts';

test('lists each route with its parameters filled in and its role', () => {
  const { manifest } = anActiveRemote();
  const routes = [
    { path: '/', chunk: 'home' },
    { path: '/plans/:id/edit', chunk: 'edit', role: 'recruiter' as const },
    { path: '/plans/:id?/*', chunk: 'plan' },
  ];
  expect(routesToCheck([{ name: 'mfe-checkout', manifest: { ...manifest, routes } }])).toEqual([
    { remote: 'mfe-checkout', path: '/', role: null },
    { remote: 'mfe-checkout', path: '/plans/0/edit', role: 'recruiter' },
    { remote: 'mfe-checkout', path: '/plans', role: null },
  ]);
});
