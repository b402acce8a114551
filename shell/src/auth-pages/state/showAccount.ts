import { delay } from 'typed-redux-saga';

/** The specification's anchor for the account, on a page with a sign-up. */
export const ACCOUNT_ANCHOR = 'account';

/** Milliseconds between a sign-up for posting vacancies and the scrolling to the account. */
const SCROLL_MS = 2000;

/** Shows who has just signed up where their account is, if the page that they are on then has such a place. */
export function* showAccount() {
  yield* delay(SCROLL_MS);
  const account = document.getElementById(ACCOUNT_ANCHOR);
  account?.scrollIntoView({ block: 'center' });
  account?.focus({ preventScroll: true });
}
