import { safely } from '@cpa/shared/store';
import { call, delay, put } from 'typed-redux-saga';
import type { ReviewApi } from '../api/reviewApi.ts';
import * as events from './reviewEvents.ts';

/** Milliseconds before the expiry of a link at which a new one is requested. */
const MARGIN_MS = 30_000;

/** Creates the worker that requests the signed link of a resume and renews it before it expires. */
export function createLinkResume(api: ReviewApi) {
  return safely(linkResume, failed);

  function* linkResume(event: { type: string }) {
    if (!events.resumeRequested.match(event)) return;
    const { id } = event.payload;
    const first = yield* call(api.resumeLink, id);
    yield* put(events.resumeLinked({ id, url: first.url }));
    let expiresAt = first.expires_at;
    for (;;) {
      yield* delay(Math.max(MARGIN_MS, Date.parse(expiresAt) - Date.now() - MARGIN_MS));
      // The resume stays on screen without a new link; the next attempt follows.
      yield* safely(
        function* renew() {
          const { url, expires_at } = yield* call(api.resumeLink, id);
          expiresAt = expires_at;
          yield* put(events.resumeLinked({ id, url }));
        },
        () => undefined,
      )();
    }
  }

  function* failed(_error: unknown, event: { type: string }) {
    if (events.resumeRequested.match(event)) yield* put(events.resumeFailed(event.payload));
  }
}
