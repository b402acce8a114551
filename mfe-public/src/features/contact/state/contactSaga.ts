import { toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { failWith, safely } from '@cpa/shared/store';
import { call, put, takeLeading } from 'typed-redux-saga';
import { failureText } from '../../../page/failureText.ts';
import type { ContactApi } from '../api/contactApi.ts';
import { contactFailed, contactSent, contactSubmitted } from './contactSlice.ts';

export function createContactSaga(api: ContactApi, toasts: Toasts) {
  return function* contactSaga() {
    yield* takeLeading(contactSubmitted, safely(send, failWith(contactFailed)));
  };

  function* send({ payload }: ReturnType<typeof contactSubmitted>) {
    const toast = toasts.progress(toastText('toast.contactSending'));
    try {
      const { email } = yield* call(api.send, payload);
      yield* put(contactSent({ email }));
      toast.succeed({ title: toastText('toast.contactSent', { email }) });
    } catch (error) {
      toast.fail({ title: failureText(toApiErrorData(error)) });
      throw error;
    }
  }
}
