import type { Applicant } from '@cpa/shared/contracts';
import { profileLoaded, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anApplicant, aProfile, flushPromises } from '@cpa/shared/testing';
import { createVacancyFitSaga } from './vacancyFitSaga.ts';
import { fitRequested, selectFitProfile } from './vacancyFitSlice.ts';

function start() {
  const store = createPortalStore();
  const ownProfile = jest.fn<Promise<Applicant>, []>(async () => anApplicant());
  store.runFeatureSaga('public/vacancy-fit', createVacancyFitSaga({ ownProfile }));
  const skills = () => selectFitProfile(store.getState() as object)?.skills ?? null;
  return { store, ownProfile, skills };
}

const BAKER = anApplicant({ skills: ['Baking'] });

test('loads the profile again for the next vacancy', async () => {
  const { store, ownProfile, skills } = start();
  store.dispatch(profileLoaded(aProfile()));
  await flushPromises();
  ownProfile.mockResolvedValueOnce(BAKER);
  store.dispatch(fitRequested(7));
  await flushPromises();
  expect(skills()).toEqual(['Baking']);
});

test('loads nothing when the same vacancy is opened again', async () => {
  const { store, ownProfile } = start();
  store.dispatch(fitRequested(7));
  store.dispatch(profileLoaded(aProfile()));
  await flushPromises();
  store.dispatch(fitRequested(7));
  await flushPromises();
  expect(ownProfile).toHaveBeenCalledTimes(1);
});

test('keeps the profile when loading it again fails', async () => {
  const { store, ownProfile, skills } = start();
  ownProfile.mockResolvedValueOnce(BAKER).mockRejectedValueOnce(anApiError(503));
  store.dispatch(profileLoaded(aProfile()));
  await flushPromises();
  store.dispatch(fitRequested(7));
  await flushPromises();
  expect([ownProfile.mock.calls.length, skills()]).toEqual([2, ['Baking']]);
});

test('requests nothing for visitors, and accounts that have no applicant profile yet', async () => {
  const { store, ownProfile } = start();
  store.dispatch(fitRequested(7));
  store.dispatch(profileLoaded(aProfile({ applicant_id: null })));
  await flushPromises();
  expect(ownProfile).not.toHaveBeenCalled();
});

test('ignores a profile that arrives after its owner has signed out', async () => {
  const { store, ownProfile, skills } = start();
  const late = Promise.withResolvers<Applicant>();
  ownProfile.mockReturnValueOnce(late.promise);
  store.dispatch(profileLoaded(aProfile()));
  store.dispatch(signedOut());
  late.resolve(BAKER);
  await flushPromises();
  expect(skills()).toBeNull();
});
