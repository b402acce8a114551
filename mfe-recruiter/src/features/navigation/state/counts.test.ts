import type { RecruiterCounts } from '@cpa/shared/contracts';
import { profileLoaded } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aRecruiterProfile, fakeBadges, flushPromises } from '@cpa/shared/testing';
import { companySelected } from '../../../selected-company/selectedCompany.ts';
import { postingsChanged, SETTLE_MS } from '../../../vacancy-calls/postingsChanged.ts';
import { createCountsSaga } from './countsSaga.ts';
import { layoutOpened, selectCounts } from './countsSlice.ts';

const counts: RecruiterCounts = {
  company_id: 3,
  members: 2,
  vacancies: 4,
  new_applicants: 1,
  postings: { left: 3, total: 5, package: 'Team', use_by: null, is_free_available: false },
};

function open() {
  const store = createPortalStore();
  const load = jest.fn(async (_company: number) => ({ counts }));
  const badges = fakeBadges();
  store.runFeatureSaga('recruiter/counts', createCountsSaga({ counts: load }, badges));
  store.dispatch(profileLoaded(aRecruiterProfile()));
  return { store, load, badges, read: () => selectCounts(store.getState() as object) };
}

describe('counts', () => {
  afterEach(() => jest.useRealTimers());

  it('loads once when a page opens', async () => {
    const { store, load, badges, read } = open();
    store.dispatch(layoutOpened());
    await flushPromises();
    expect(load).toHaveBeenCalledTimes(1);
    expect(read()).toEqual(counts);
    expect(badges.counts).toEqual({ vacancies: 4, 'new-applicants': 1 });
  });

  it('loads once more after postings were used, however many events arrive', async () => {
    const { store, load } = open();
    store.dispatch(layoutOpened());
    await flushPromises();
    jest.useFakeTimers();
    for (let vacancy = 0; vacancy < 5; vacancy += 1) {
      store.dispatch(postingsChanged());
      await jest.advanceTimersByTimeAsync(SETTLE_MS / 2);
    }
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(SETTLE_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows no counts of the company that was selected before', async () => {
    const { store, read } = open();
    store.dispatch(layoutOpened());
    await flushPromises();
    store.dispatch(companySelected(9));
    expect(read()).toBeNull();
  });
});
