import { type HttpClients, errorText } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { call, takeLeading } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import { verificationMailRequested } from './sessionActions.ts';
import { requestVerificationMail } from './verificationMailApi.ts';

/** Sends the verification mail again and shows the result. */
export function createVerificationMailSaga({ api, toasts }: { api: HttpClients; toasts: Toasts }) {
  return function* verificationMailSaga() {
    yield* takeLeading(verificationMailRequested, sendMail);
  };

  function* sendMail() {
    const toast = toasts.progress(text('account.mailSending'));
    try {
      const { code, email } = yield* call(requestVerificationMail, api);
      toast.succeed({ title: text(`account.${code}`, { email }) });
    } catch (error) {
      toast.fail({ title: errorText(error) });
    }
  }
}
