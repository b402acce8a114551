import { I18nRoot } from '@cpa/shared/i18n';
import { createPortalStore } from '@cpa/shared/store';
import { anOwnVacancy, aPackage } from '@cpa/shared/testing';
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { events } from '../../state/actionsSlice.ts';
import { useConsequence } from './useConsequence.ts';

const TODAY = '2026-11-24';
const cook = anOwnVacancy({
  id: 1,
  title: 'Line Cook',
  status: 'open',
  posting: 'package',
  valid_through: '2026-11-28',
  posted_until: '2026-11-28',
});
const closed = { ...cook, id: 2, title: 'Guard', status: 'closed' as const, posted_until: '2026-11-01' };
const team = { entitlement_id: 1, name: 'Team', postings: 5, duration_days: 45, expires_at: null };

type Asked = Omit<Parameters<typeof useConsequence>[0], 'today'>;

/** Describes an action of a company with this many postings and sponsorships left; its free posting is taken. */
function describeAction(asked: Asked, { postings = 0, sponsorships = 0 } = {}) {
  const store = createPortalStore();
  const used_by = { id: 9, title: 'Other', valid_through: null };
  const packages = postings > 0 ? [{ ...team, left: postings }] : [];
  const free = { duration_days: 30, used_by };
  const company = { company_id: cook.company.id, free, packages, sponsorships_left: sponsorships };
  store.dispatch(events.postingsLoaded([company]));
  store.dispatch(events.sponsorshipLoaded(aPackage({ price: 7500, currency: 'AWG', duration_days: 14 })));
  const { result } = renderHook(() => useConsequence({ today: TODAY, ...asked }), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <I18nRoot>{children}</I18nRoot>
      </Provider>
    ),
  });
  return result.current;
}

describe('consequence of an action', () => {
  it('of Extend: postings used, new closing day and skipped vacancies', () => {
    const chosen = [cook, { ...cook, id: 3, title: 'Chef' }, closed];
    expect(describeAction({ action: 'extend', chosen }, { postings: 1 })).toEqual({
      title: 'Extend “Line Cook”',
      lines: [
        'Uses 1 of your 1 posting.',
        'New closing dates: 12 January 2027.',
        'No posting is left for this vacancy. Buy a package to go on.',
        '1 is not open and stays as it is.',
      ],
      confirmLabel: 'Extend',
      targets: [{ id: 1, title: 'Line Cook', valid_through: '2027-01-12' }],
      isUnpaid: false,
    });
  });

  it('of Extend at the end of the posting: says that nothing can be extended', () => {
    const longest = { ...cook, posting: 'free' as const, valid_through: '2099-01-01', posted_until: null };
    expect(describeAction({ action: 'extend', chosen: [longest] })).toMatchObject({
      title: '“Line Cook” cannot be extended',
      lines: ['1 is open for as long as its posting lasts.'],
      targets: [],
      isUnpaid: false,
    });
    const chosen = [longest, { ...longest, id: 4, title: 'Chef' }];
    expect(describeAction({ action: 'extend', chosen }).title).toBe(
      'None of the 2 vacancies can be extended',
    );
  });

  it('of Extend until a chosen day within the posting: no cost', () => {
    const chosen = [{ ...cook, posted_until: '2026-12-20' }];
    const { lines, targets } = describeAction({ action: 'extend', chosen, wanted: '2026-12-10' });
    expect(lines).toEqual(['Costs nothing.', 'New closing dates: 10 December 2026.']);
    expect(targets).toMatchObject([{ valid_through: '2026-12-10' }]);
  });

  it('of Repost: postings used and the last day', () => {
    expect(describeAction({ action: 'repost', chosen: [closed] }, { postings: 3 })).toMatchObject({
      title: 'Repost “Guard”',
      lines: ['Uses 1 of your 3 postings.', 'Open for applicants again until: 8 January 2027.'],
      targets: [{ id: 2, title: 'Guard' }],
    });
  });

  it('of Repost without a posting left: nothing to confirm', () => {
    expect(describeAction({ action: 'repost', chosen: [closed] })).toMatchObject({
      lines: ['No posting is left for this vacancy. Buy a package to go on.'],
      targets: [],
      isUnpaid: true,
    });
  });

  it('of Sponsor: sponsorships used, at most those that are left', () => {
    const chosen = [cook, { ...cook, id: 3 }];
    const { lines, targets } = describeAction({ action: 'sponsor', chosen }, { sponsorships: 1 });
    expect(lines).toEqual([expect.stringContaining('for 14 days'), 'Uses 1 of your 1 sponsorship.']);
    expect(targets.map(({ id }) => id)).toEqual([1]);
  });

  it('of Sponsor without a sponsorship: the price', () => {
    expect(describeAction({ action: 'sponsor', chosen: [cook] })).toMatchObject({
      lines: [expect.anything(), 'It costs Afl. 75.00 for each vacancy.'],
      targets: [],
      isUnpaid: true,
    });
  });

  it('of Delete: final, and not for vacancies with applicants or open ones', () => {
    const empty = { ...closed, applicants_count: 0 };
    const chosen = [empty, { ...closed, id: 4, applicants_count: 2 }, cook];
    expect(describeAction({ action: 'delete', chosen })).toMatchObject({
      lines: [
        'It is gone for good. This cannot be undone.',
        '1 vacancy has applicants and is kept for them and for you.',
        '1 is open: close it first.',
      ],
      targets: [{ id: 2 }],
    });
    expect(describeAction({ action: 'delete', chosen: [cook] })).toMatchObject({
      lines: [expect.stringContaining('An open vacancy cannot be deleted.')],
      targets: [],
    });
  });

  it('of Publish before the postings are known: no cost', () => {
    const store = createPortalStore();
    const draft = { ...cook, status: 'draft' as const };
    const { result } = renderHook(
      () => useConsequence({ action: 'publish', chosen: [draft, cook], today: TODAY }),
      {
        wrapper: ({ children }) => (
          <Provider store={store}>
            <I18nRoot>{children}</I18nRoot>
          </Provider>
        ),
      },
    );
    expect(result.current).toMatchObject({
      lines: [
        'A draft that lacks required details stays a draft, and you see what is missing.',
        '1 is not a draft and stays as it is.',
      ],
      targets: [{ id: 1 }],
    });
  });
});
