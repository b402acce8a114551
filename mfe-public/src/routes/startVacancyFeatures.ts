import { startAppliedVacancies } from '../vacancies/appliedSaga.ts';
import type { RemoteHost } from '@cpa/shared/remote';
import { createApplyApi } from '../features/apply/api/applyApi.ts';
import { createApplySaga } from '../features/apply/state/applySaga.ts';
import { ownProfile } from '../features/apply/state/ownProfile.ts';
import { createResumeUploadSaga } from '../features/apply/state/resumeUploadSaga.ts';
import { createVacancyDetailApi } from '../features/vacancy-detail/api/vacancyDetailApi.ts';
import { createVacancyDetailSaga } from '../features/vacancy-detail/state/vacancyDetailSaga.ts';
import { createVacancyFitSaga } from '../features/vacancy-fit/state/vacancyFitSaga.ts';
import { createViewedApi } from '../features/recently-viewed/api/viewedApi.ts';
import { createViewedSaga } from '../features/recently-viewed/state/viewedVacancies.ts';
import { createOwnProfileApi } from '../viewer/ownProfileApi.ts';
import { startSavedVacancies } from '../vacancies/saved/startSavedVacancies.ts';

/** Starts the sagas that the vacancy page and the panel need. */
export function startVacancyFeatures(host: RemoteHost): void {
  const { store, api, toasts } = host;
  startSavedVacancies(host);
  startAppliedVacancies(host);
  store.runFeatureSaga('public/viewing', createViewedSaga(createViewedApi(api), toasts));
  store.runFeatureSaga('public/vacancy-detail', createVacancyDetailSaga(createVacancyDetailApi(api)));
  const profileApi = createOwnProfileApi(api);
  store.runFeatureSaga('public/vacancy-fit', createVacancyFitSaga(profileApi));
  store.runFeatureSaga('public/apply-profile', ownProfile.saga(profileApi));
  const applyApi = createApplyApi(api);
  store.runFeatureSaga('public/apply', createApplySaga(applyApi, toasts));
  store.runFeatureSaga('public/resume-upload', createResumeUploadSaga(applyApi));
}
