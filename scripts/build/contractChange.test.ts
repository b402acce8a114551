import { expect, test } from '@jest/globals';
import { type WrittenContract, versionErrorOf } from './contractChange.ts';

const agreed: WrittenContract = {
  version: '1.2.0',
  modules: {
    react: { version: '19.3.1', isLazy: false, names: ['useId', 'useState'] },
    '@cpa/shared/ui': { version: '1.2.0', isLazy: false, names: ['Button'] },
  },
  types: { 'remote.HostNavigation': 'type HostNavigation = {};' },
};

const names = (...of: string[]) => ({
  modules: { ...agreed.modules, '@cpa/shared/ui': { version: '1.2.0', isLazy: false, names: of } },
});
const react = (version: string) => ({
  modules: { ...agreed.modules, react: { ...agreed.modules['react']!, version } },
});

test.each<[string, Partial<WrittenContract>, string]>([
  ['an added name', names('Button', 'Card'), '1.3.0'],
  ['a removed name', names(), '2.0.0'],
  ['an added type', { types: { ...agreed.types, 'remote.Toasts': 'type Toasts = {};' } }, '1.3.0'],
  ['a changed type', { types: { 'remote.HostNavigation': 'type HostNavigation = 1;' } }, '1.3.0'],
  ['a removed type', { types: {} }, '2.0.0'],
  ['a newer minor version of a library', react('19.4.0'), '1.3.0'],
  ['another major version of a library', react('20.0.0'), '2.0.0'],
])('%s requires a raised version', (_what, change, least) => {
  expect(versionErrorOf(agreed, { ...agreed, ...change })).toContain(`from 1.2.0 to ${least} or more`);
  expect(versionErrorOf(agreed, { ...agreed, ...change, version: '1.2.1' })).not.toBeNull();
  expect(versionErrorOf(agreed, { ...agreed, ...change, version: least })).toBeNull();
  expect(versionErrorOf(agreed, { ...agreed, ...change, version: '10.0.0' })).toBeNull();
});

test('accepts an unchanged contract with any version', () => {
  expect(versionErrorOf(agreed, agreed)).toBeNull();
  expect(versionErrorOf(agreed, { ...agreed, version: '1.3.0' })).toBeNull();
});

test('lists what changed in the error', () => {
  expect(versionErrorOf(agreed, { ...agreed, ...names('Card') })).toContain(
    'Button of @cpa/shared/ui was removed\n  Card of @cpa/shared/ui is new',
  );
});
