import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readContractKeys, readContractTypes } from './contractTypes.ts';
import { root } from './workspace.ts';

const file = join(root, 'shell/src/remotes/platform/contract.json');
const agreed = JSON.parse(readFileSync(file, 'utf8')) as {
  types: Record<string, string>;
  keys: Record<string, string>;
};

test('matches the host types and keys of contract.json', () => {
  const hint =
    'The types or keys of the contract changed. Raise PLATFORM_VERSION, then run: npm run contract -w shell';
  expect({ hint, types: readContractTypes(), keys: readContractKeys() }).toEqual({
    hint,
    types: agreed.types,
    keys: agreed.keys,
  });
});

test('contains the keys of texts with their values, and those of paths', () => {
  expect(readContractKeys()).toMatchObject({
    'toastText(toast.signedOut)': '',
    'toastText(toast.cartAdded)': 'title',
    'paths.recruiter.orders': '',
  });
});

test('contains the host and the types it refers to', () => {
  const types = readContractTypes();
  expect(Object.keys(types)).toEqual(
    expect.arrayContaining(['remote.RemoteHost', 'remote.Toasts', 'http.HttpClients', 'store.PortalStore']),
  );
  expect(types['remote.RemoteHost']).toContain('navigation: HostNavigation;');
  expect(types['store.FeatureSagas']).toContain('runFeatureSaga');
  expect(Object.values(types)).not.toContain('not found');
});
