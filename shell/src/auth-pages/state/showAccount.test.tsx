import { createPortalStore } from '@cpa/shared/store';
import { showAccount } from './showAccount.ts';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('scrolls to the account section two seconds after the sign-up', async () => {
  jest.useFakeTimers();
  const account = document.createElement('section');
  account.id = 'account';
  account.tabIndex = -1;
  account.scrollIntoView = jest.fn();
  document.body.append(account);

  createPortalStore().runFeatureSaga('test/show-account', showAccount);
  await jest.advanceTimersByTimeAsync(1999);
  expect(account.scrollIntoView).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(account.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(account).toHaveFocus();
});

it('does nothing on a page without an account section', async () => {
  jest.useFakeTimers();
  createPortalStore().runFeatureSaga('test/show-account', showAccount);
  await jest.advanceTimersByTimeAsync(2000);
  expect(document.body).toHaveFocus();
});
