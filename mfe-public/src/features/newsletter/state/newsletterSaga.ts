import { toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { safely } from '@cpa/shared/store';
import { call, put, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { failureText } from '../../../page/failureText.ts';
import type { NewsletterApi } from '../api/newsletterApi.ts';
import { events } from './newsletterSlice.ts';

export function createNewsletterSaga(api: NewsletterApi, toasts: Toasts) {
  return function* newsletterSaga() {
    yield* takeLeading(events.newsletterRequested, safely(subscribe, subscribeFailed));
  };

  function* subscribe({ payload }: ReturnType<typeof events.newsletterRequested>) {
    const { email } = yield* call(api.subscribe, payload.email);
    yield* put(events.newsletterSubscribed({ email }));
    toasts.success({
      title: toastText('toast.newsletterSubscribed'),
      description: text('newsletter.confirm', { email }),
    });
  }

  function* subscribeFailed(error: unknown) {
    const failure = toApiErrorData(error);
    yield* put(events.newsletterFailed(failure));
    toasts.error({ title: failureText(failure) });
  }
}
