import { expect, test } from '@jest/globals';
import { uncoveredPatterns } from './grants.rules.ts';

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
])('%s with the grants %j is covered: %s', (declared, granted, isCovered) => {
  expect(uncoveredPatterns([declared], granted)).toEqual(isCovered ? [] : [declared]);
});
