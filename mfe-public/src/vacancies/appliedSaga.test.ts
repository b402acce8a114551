import { profileLoaded, sessionFound, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApplicantApplication, aProfile, flushPromises } from '@cpa/shared/testing';
import { createAppliedSaga } from './appliedSaga.ts';
import { selectIsApplied } from './appliedSlice.ts';

const applicationTo = (vacancyId: number) => [anApplicantApplication({ vacancy_id: vacancyId })];

describe('appliedSaga', () => {
  it("ignores a response that arrives after sign-out and loads the next applicant's applications", async () => {
    const first = Promise.withResolvers<ReturnType<typeof applicationTo>>();
    const responses = [first.promise, Promise.resolve(applicationTo(9))];
    const store = createPortalStore();
    const isApplied = (id: number) => selectIsApplied(store.getState() as object, id);
    const signIn = () => {
      store.dispatch(sessionFound({ image: null }));
      store.dispatch(profileLoaded(aProfile()));
    };
    signIn();
    store.runFeatureSaga('public/applied', createAppliedSaga({ ownApplications: () => responses.shift()! }));
    store.dispatch(signedOut());
    first.resolve(applicationTo(8));
    await flushPromises();
    expect(isApplied(8)).toBe(false);
    signIn();
    await flushPromises();
    expect(isApplied(9)).toBe(true);
  });
});
