import { expect, test } from '@jest/globals';
import { ungranted } from './grants.rules.ts';

test.each<[declared: string, granted: string[], isCovered: boolean]>([
  ['/plans', ['/plans'], true],
  ['/Plans', ['/plans'], true],
  ['/plans/:plan', ['/plans/:id'], true],
  ['/plans/new', ['/plans/:id'], true],
  ['/plans/:id', ['/plans/new'], false],
  ['/plans', ['/plans/*'], true],
  ['/plans/:id/edit', ['/plans/*'], true],
  ['/plans/*', ['/plans/*'], true],
  ['/plans/*', ['/plans/:id'], false],
  ['/plans-and-more', ['/plans/*'], false],
  ['/plans/:id?', ['/plans'], false],
  ['/plans/:id?', ['/plans', '/plans/:id'], true],
  ['/', [], false],
  ['/', ['/'], true],
  ['/cart', ['/plans', '/cart'], true],
  ['event:order-status', ['/*'], false],
  ['event:order-status', ['event:order-status'], true],
  ['slot:order-status', ['event:order-status'], false],
])('%s with the grants %j is covered: %s', (declared, granted, isCovered) => {
  expect(ungranted([declared], granted)).toEqual(isCovered ? [] : [declared]);
});
