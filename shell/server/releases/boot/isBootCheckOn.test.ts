import { expect, test } from '@jest/globals';
import { isBootCheckOn } from './isBootCheckOn.ts';

test.each([
  [{}, false],
  [{ BOOT_CHECK: 'on' }, true],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', BOOT_CHECK: '' }, true],
  [{ NODE_ENV: 'production', BOOT_CHECK: 'off' }, false],
])('with %o the boot check is on: %s', (env, expected) => {
  expect(isBootCheckOn(env)).toBe(expected);
});
