import { createPortalStore } from '@cpa/shared/store';
import { events } from './authSlice.ts';
import { showAccount } from './showAccount.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Starts the delay after a sign-up that ended on a page with an account section. */
function signUp() {
  const account = document.createElement('section');
  account.id = 'account';
  account.tabIndex = -1;
  account.scrollIntoView = jest.fn();
  document.body.append(account);
  const store = createPortalStore();
  store.dispatch(events.recruiterSignedUp({ path: '/plans' }));
  store.runFeatureSaga('test/show-account', showAccount);
  return { account, store };
}

it('scrolls to the account section two seconds after the sign-up', async () => {
  const { account } = signUp();
  await jest.advanceTimersByTimeAsync(1999);
  expect(account.scrollIntoView).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(account.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(account).toHaveFocus();
});

it('does nothing on a page without an account section', async () => {
  signUp().account.remove();
  await jest.advanceTimersByTimeAsync(2000);
  expect(document.body).toHaveFocus();
});

it('does nothing once the page of the sign-up was left', async () => {
  const { account, store } = signUp();
  store.dispatch(events.arrivalLeft());
  await jest.advanceTimersByTimeAsync(2000);
  expect(account.scrollIntoView).not.toHaveBeenCalled();
  expect(account).not.toHaveFocus();
});

it('leaves the focus in a field', async () => {
  signUp();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await jest.advanceTimersByTimeAsync(2000);
  expect(field).toHaveFocus();
});
