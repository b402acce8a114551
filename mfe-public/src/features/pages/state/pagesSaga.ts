import { toApiErrorData } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { call, put, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../http/abortable.ts';
import type { PagesApi } from '../api/pagesApi.ts';
import {
  pageLoaded,
  pageLoadFailed,
  pageOpened,
  partnersLoaded,
  partnersLoadFailed,
  partnersOpened,
} from './pagesSlice.ts';

type PartnersOpened = ReturnType<typeof partnersOpened>;
type PageOpened = ReturnType<typeof pageOpened>;

export function createPagesSaga(api: PagesApi) {
  return function* pagesSaga() {
    yield* takeLatest(pageOpened, safely(loadPage, loadPageFailed));
    yield* takeLatest(partnersOpened, safely(loadPartners, loadPartnersFailed));
  };

  function* loadPage({ payload: { slug, language } }: PageOpened) {
    const page = yield* abortable((signal) => api.page(slug, language, signal));
    yield* put(pageLoaded({ slug, language, page }));
  }

  function* loadPartners({ payload: { language } }: PartnersOpened) {
    const { partners } = yield* call(api.partners, language);
    yield* put(partnersLoaded({ language, partners }));
  }
}

function* loadPageFailed(error: unknown, { payload: { slug } }: PageOpened) {
  yield* put(pageLoadFailed({ slug, failure: toApiErrorData(error) }));
}

function* loadPartnersFailed(error: unknown) {
  yield* put(partnersLoadFailed(toApiErrorData(error)));
}
