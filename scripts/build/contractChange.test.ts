import { expect, test } from '@jest/globals';
import { type WrittenContract, refusalOf } from './contractChange.ts';

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
  ['a name that is added', names('Button', 'Card'), '1.3.0'],
  ['a name that goes', names(), '2.0.0'],
  ['a type that is added', { types: { ...agreed.types, 'remote.Toasts': 'type Toasts = {};' } }, '1.3.0'],
  ['a type that changes', { types: { 'remote.HostNavigation': 'type HostNavigation = 1;' } }, '1.3.0'],
  ['a type that goes', { types: {} }, '2.0.0'],
  ['a newer library', react('19.4.0'), '1.3.0'],
  ['another major version of a library', react('20.0.0'), '2.0.0'],
])('%s is written under a raised version only', (_what, change, least) => {
  expect(refusalOf(agreed, { ...agreed, ...change })).toContain(`from 1.2.0 to ${least} or more`);
  expect(refusalOf(agreed, { ...agreed, ...change, version: '1.2.1' })).not.toBeNull();
  expect(refusalOf(agreed, { ...agreed, ...change, version: least })).toBeNull();
  expect(refusalOf(agreed, { ...agreed, ...change, version: '10.0.0' })).toBeNull();
});

test('a contract that did not change is written as it is, raised or not', () => {
  expect(refusalOf(agreed, agreed)).toBeNull();
  expect(refusalOf(agreed, { ...agreed, version: '1.3.0' })).toBeNull();
});

test('the refusal names what changed', () => {
  expect(refusalOf(agreed, { ...agreed, ...names('Card') })).toContain(
    'Button of @cpa/shared/ui is gone\n  Card of @cpa/shared/ui is new',
  );
});
