import { expect, test } from '@jest/globals';
import { type WrittenContract, versionErrorOf } from './contractChange.rules.ts';

const agreed: WrittenContract = {
  version: '1.2.0',
  modules: {
    react: { version: '19.3.1', isLazy: false, names: ['useId', 'useState'] },
    '@cpa/shared/ui': { version: '1.2.0', isLazy: false, names: ['Button'] },
  },
  types: { 'remote.HostNavigation': "type HostNavigation = { to: string; by?: 'push' | 'replace'; };" },
  keys: { 'toastText(saved)': '', 'toastText(sent)': 'email' },
};

const names = (...of: string[]) => ({
  modules: { ...agreed.modules, '@cpa/shared/ui': { version: '1.2.0', isLazy: false, names: of } },
});
const react = (version: string) => ({
  modules: { ...agreed.modules, react: { ...agreed.modules['react']!, version } },
});

const navigation = (type: string) => ({
  types: { 'remote.HostNavigation': `type HostNavigation = ${type};` },
});

test.each<[string, Partial<WrittenContract>, string]>([
  ['an added name', names('Button', 'Card'), '1.3.0'],
  ['a removed name', names(), '2.0.0'],
  ['an added type', { types: { ...agreed.types, 'remote.Toasts': 'type Toasts = {};' } }, '1.3.0'],
  ['a wider type', navigation("{ to: string | URL; by?: 'push' | 'replace'; }"), '1.3.0'],
  ['a new member of a type', navigation("{ to: string; by?: 'push' | 'replace'; at?: Date; }"), '1.3.0'],
  ['a removed member of a type', navigation('{ to: string; }'), '2.0.0'],
  ['a member that is required', navigation("{ to: string; by: 'push' | 'replace'; }"), '2.0.0'],
  ['a removed value of a type', navigation("{ to: string; by?: 'push'; }"), '2.0.0'],
  ['an added key', { keys: { ...agreed.keys, 'paths.home': '' } }, '1.3.0'],
  ['a removed key', { keys: { 'toastText(sent)': 'email' } }, '2.0.0'],
  ['another value of a text', { keys: { ...agreed.keys, 'toastText(sent)': 'name' } }, '2.0.0'],
  ['a removed type', { types: {} }, '2.0.0'],
  ['a newer minor version of a library', react('19.4.0'), '1.3.0'],
  ['another major version of a library', react('20.0.0'), '2.0.0'],
])('%s requires a raised version', (_what, change, least) => {
  expect(versionErrorOf(agreed, { ...agreed, ...change })).toContain(`to ${least} or more`);
  expect(versionErrorOf(agreed, { ...agreed, ...change, version: '1.2.1' })).not.toBeNull();
  expect(versionErrorOf(agreed, { ...agreed, ...change, version: least })).toBeNull();
  expect(versionErrorOf(agreed, { ...agreed, ...change, version: '10.0.0' })).toBeNull();
});

test('accepts an unchanged contract with any version', () => {
  expect(versionErrorOf(agreed, agreed)).toBeNull();
  expect(versionErrorOf(agreed, { ...agreed, version: '1.3.0' })).toBeNull();
});

test('compares a contract with a later one that was published before it', () => {
  const later = { ...agreed, version: '1.3.0', ...names('Button', 'Card') };
  expect(versionErrorOf(later, agreed)).toBeNull();
  expect(versionErrorOf(later, { ...agreed, ...names('Button', 'Chip') })).toContain('to 2.0.0 or more');
});

test('lists what changed in the error', () => {
  expect(versionErrorOf(agreed, { ...agreed, ...names('Card') })).toContain(
    'Button of @cpa/shared/ui was removed\n  Card of @cpa/shared/ui is new',
  );
});
