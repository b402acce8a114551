import { expect, test } from '@jest/globals';
import { anActiveRemote } from '../../testing/siteFixture.ts';
import { hasParameters, linkTo, routesToCheck } from './routeUrls.rules.ts';

test('lists each route with its parameters filled in and its role', () => {
  const { manifest } = anActiveRemote();
  const routes = [
    { path: '/', chunk: 'home' },
    { path: '/plans/:id/edit', chunk: 'edit', role: 'recruiter' as const },
    { path: '/plans/:id?/*', chunk: 'plan' },
  ];
  expect(routesToCheck([{ name: 'mfe-checkout', manifest: { ...manifest, routes } }])).toEqual([
    { remote: 'mfe-checkout', pattern: '/', path: '/', role: null },
    { remote: 'mfe-checkout', pattern: '/plans/:id/edit', path: '/plans/0/edit', role: 'recruiter' },
    { remote: 'mfe-checkout', pattern: '/plans/:id?/*', path: '/plans', role: null },
  ]);
});

test('finds a link for a route with parameters, but not one to another route', () => {
  const route = (pattern: string) => ({ remote: 'mfe-checkout', pattern, path: pattern, role: null });
  const [plan, fresh, edit] = [route('/plans/:id'), route('/plans/new'), route('/plans/:id/edit')];
  const links = ['/plans', '/plans/new', '/plans/7/edit', '/plans/8'];
  const routes = [plan, fresh, edit];
  expect(routes.map(hasParameters)).toEqual([true, false, true]);
  expect(linkTo(plan, links, routes)).toBe('/plans/8');
  expect(linkTo(edit, links, routes)).toBe('/plans/7/edit');
  expect(linkTo(plan, ['/plans/new'], routes)).toBeUndefined();
});
