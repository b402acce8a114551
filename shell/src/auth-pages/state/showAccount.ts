import { delay, select } from 'typed-redux-saga';
import { selectAuth } from './authSlice.ts';

/** Anchor that the specification names for the account section. */
export const ACCOUNT_ANCHOR = 'account';

/** Milliseconds between the job-posting sign-up and scrolling to the account section. */
const SCROLL_MS = 2000;

/**
 * Scrolls to the account section after a delay, if the page on which the user arrived is still open and has one. The
 * focus stays in a field in which the user may be typing.
 */
export function* showAccount() {
  yield* delay(SCROLL_MS);
  const { newOn } = yield* select(selectAuth);
  const account = newOn !== null && document.getElementById(ACCOUNT_ANCHOR);
  if (!account) return;
  account.scrollIntoView({ block: 'center' });
  if (!document.activeElement?.matches('input, textarea, select, [contenteditable]'))
    account.focus({ preventScroll: true });
}
