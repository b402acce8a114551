import { delay } from 'typed-redux-saga';

/** Anchor that the specification names for the account section. */
export const ACCOUNT_ANCHOR = 'account';

/** Milliseconds between the job-posting sign-up and scrolling to the account section. */
const SCROLL_MS = 2000;

/** Scrolls to the account section after a delay, if the current page has one. */
export function* showAccount() {
  yield* delay(SCROLL_MS);
  const account = document.getElementById(ACCOUNT_ANCHOR);
  account?.scrollIntoView({ block: 'center' });
  account?.focus({ preventScroll: true });
}
