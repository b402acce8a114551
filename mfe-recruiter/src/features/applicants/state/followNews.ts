import { applicationReceivedHeard, type newsMissed, signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { put, select } from 'typed-redux-saga';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { allLoaded, selectAllStatus, selectReadVacancies, vacancyLoaded } from './applicantsSlice.ts';
import { readFresh } from './readFresh.ts';

type News = ReturnType<typeof applicationReceivedHeard | typeof newsMissed | typeof signedOut>;

/** Reads again the lists that were opened before. A failure changes nothing: what is on screen was true. */
export function createFollowNews(api: ApplicantsApi) {
  return safely(followNews, () => undefined);

  function* followNews(news: News) {
    if (signedOut.match(news)) return;
    if ((yield* select(selectAllStatus)) === 'loaded') {
      yield* put(allLoaded((yield* readFresh(api.all)).applicants));
    }
    for (const vacancyId of yield* select(selectReadVacancies)) {
      if (applicationReceivedHeard.match(news) && news.payload.vacancyId !== vacancyId) continue;
      yield* put(vacancyLoaded(yield* readFresh(() => api.ofVacancy(vacancyId))));
    }
  }
}
