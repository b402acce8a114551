import { profileLoaded, signedOut } from '@cpa/shared/session';
import { aHost, anOwnVacancy, aRecruiterProfile, flushPromises } from '@cpa/shared/testing';
import { postingsChanged } from '../realtime/realtimeEvents.ts';
import { createSponsoredSaga, selectSponsored, sponsoredBefore, sponsoredOpened } from './sponsoredItems.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** Ends on 20 December in Aruba, four hours behind UTC. */
const cook = { id: 7, title: 'Cook', until: '2026-12-21T03:00:00Z' };

describe('sponsoredBefore', () => {
  it.each([
    ['from now', { vacancy_id: 7 }, cook],
    ['from now, at any day that has no choice', { vacancy_id: 7, start_date: null }, cook],
    ['on the last day of the sponsorship', { vacancy_id: 7, start_date: '2026-12-20' }, cook],
    ['on the day after it', { vacancy_id: 7, start_date: '2026-12-21' }, null],
    ['of another vacancy', { vacancy_id: 8 }, null],
    ['of no vacancy', {}, null],
  ])('finds the vacancy that is sponsored already for an item %s', (_, item, found) => {
    expect(sponsoredBefore(item, [{ ...cook, id: 6 }, cook], now)).toEqual(found);
  });

  it('does not count a sponsorship that has ended', () => {
    expect(sponsoredBefore({ vacancy_id: 7 }, [cook], new Date(cook.until))).toBeNull();
  });
});

describe('sponsored vacancies of the cart', () => {
  function open(items: object[], profile = aRecruiterProfile()) {
    let until: string | null = cook.until;
    const host = aHost({
      responses: {
        'GET /recruiter/vacancies': () => ({
          vacancies: [
            anOwnVacancy({ id: 7, title: 'Cook', sponsored_until: until }),
            anOwnVacancy({ id: 8 }),
          ],
        }),
      },
    });
    host.store.runFeatureSaga(
      'checkout/sponsored',
      createSponsoredSaga(host.api, () => items),
    );
    return {
      host,
      profile,
      sponsored: () => selectSponsored(host.store.getState() as object),
      end: () => void (until = null),
    };
  }

  it('are read for a recruiter, also one whose profile arrives later', async () => {
    const { host, profile, sponsored } = open([{ vacancy_id: 7 }]);
    host.store.dispatch(sponsoredOpened());
    await flushPromises();
    expect(host.requests).toEqual([]);
    host.store.dispatch(profileLoaded(profile));
    await flushPromises();
    expect(sponsored()).toEqual([cook]);
    host.store.dispatch(signedOut());
    expect(sponsored()).toEqual([]);
  });

  it.each([
    ['without a sponsorship in the cart', [{ vacancy_id: null }, {}], aRecruiterProfile()],
    ['for an applicant', [{ vacancy_id: 7 }], aRecruiterProfile({ role: 'applicant', companies: [] })],
  ])('are not read %s', async (_, items, profile) => {
    const { host } = open(items, profile);
    host.store.dispatch(profileLoaded(profile));
    host.store.dispatch(sponsoredOpened());
    await flushPromises();
    expect(host.requests).toEqual([]);
  });

  it('are read again once after several changes of postings', async () => {
    const { host, profile, sponsored, end } = open([{ vacancy_id: 7 }]);
    host.store.dispatch(profileLoaded(profile));
    await flushPromises();
    jest.useFakeTimers();
    try {
      end();
      host.store.dispatch(postingsChanged());
      host.store.dispatch(postingsChanged());
      await jest.advanceTimersByTimeAsync(1000);
      expect([sponsored(), host.requests.length]).toEqual([[], 2]);
    } finally {
      jest.useRealTimers();
    }
  });
});
