import { accountLanguageSchema, type Locale } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';
import { selectIsAuthenticated } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { eventChannel } from 'redux-saga';
import { call, select, takeLatest } from 'typed-redux-saga';
import { onLanguageChosen } from './chooseLanguage.ts';

/** Stores the language that a signed-in person chooses with the account, for its mails. */
export function createLanguageSaga({ privateClient }: HttpClients) {
  return function* languageSaga() {
    const chosen = yield* call(() => eventChannel<Locale>(onLanguageChosen));
    // Best effort: the page has the language already, and the next choice is stored again.
    yield* takeLatest(
      chosen,
      safely(store, () => undefined),
    );
  };

  function* store(language: Locale) {
    if (!(yield* select(selectIsAuthenticated))) return;
    yield* call(storeLanguage, privateClient, language);
  }
}

const storeLanguage = (client: HttpClients['privateClient'], language: Locale) =>
  callApi(client, {
    method: 'PUT',
    url: '/account/language',
    data: { language },
    response: accountLanguageSchema,
  });
