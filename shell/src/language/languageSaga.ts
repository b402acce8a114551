import type { Locale } from '@cpa/shared/contracts';
import type { HttpClients } from '@cpa/shared/http';
import { selectIsAuthenticated } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { eventChannel } from 'redux-saga';
import { call, select, takeLatest } from 'typed-redux-saga';
import { onLanguageChosen } from './chooseLanguage.ts';
import { storeLanguage } from './languageApi.ts';

/** Stores the language that a signed-in user chooses with the account, for its mails. */
export function createLanguageSaga(clients: HttpClients) {
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
    yield* call(storeLanguage, clients, language);
  }
}
