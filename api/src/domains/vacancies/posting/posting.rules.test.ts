import { addDays } from '@cpa/shared/contracts';
import {
  chooseExtension,
  chooseLastDay,
  choosePosting,
  choosePostingAgain,
  chooseSponsorship,
  editLastDay,
  assertLater,
} from './posting.rules.ts';

const TODAY = '2026-11-20';
const team = { entitlement_id: 7, duration_days: 45 };
const season = { entitlement_id: 8, duration_days: 60 };

describe('publishing', () => {
  test('uses the free posting first, for thirty days', () => {
    expect(choosePosting({ isFreeTaken: false, units: [team], upcoming: null }, TODAY)).toEqual({
      entitlement_id: null,
      posted_until: '2026-12-20',
      isNew: true,
    });
  });

  test('then uses the package that expires first, for its duration', () => {
    expect(choosePosting({ isFreeTaken: true, units: [team, season], upcoming: null }, TODAY)).toEqual({
      entitlement_id: 7,
      posted_until: '2027-01-04',
      isNew: true,
    });
  });

  test('otherwise fails with a link to the plans', () => {
    const none = { isFreeTaken: true, units: [], upcoming: null };
    expect(() => choosePosting(none, TODAY)).toThrow(
      'Your free posting is in use and no package has a posting left. Choose a package at /plans, or close a vacancy.',
    );
  });

  test('names the day from which postings that were bought can be used', () => {
    const upcoming = { count: 10, starts_at: new Date('2026-11-30T04:00:00Z') };
    const later = { isFreeTaken: true, units: [], upcoming };
    expect(() => choosePosting(later, TODAY)).toThrow(
      '10 postings that you bought can be used from 30 November 2026. Choose a package',
    );
    expect(() => choosePosting({ ...later, upcoming: { ...upcoming, count: 1 } }, TODAY)).toThrow(
      ' 1 posting that you bought',
    );
  });
});

describe('reposting', () => {
  const paid = { entitlement_id: 7, posted_until: '2026-11-25' };
  const free = { entitlement_id: null, posted_until: '2026-11-25' };
  const nothing = { isFreeTaken: true, units: [], upcoming: null };

  test('is free within the current posting', () => {
    expect(choosePostingAgain(paid, nothing, TODAY)).toEqual({ ...paid, isNew: false });
    expect(choosePostingAgain(free, { ...nothing, isFreeTaken: false }, TODAY)).toEqual({
      ...free,
      isNew: false,
    });
  });

  test('needs a posting after it ends, or when another vacancy uses the free one', () => {
    const over = { ...paid, posted_until: '2026-11-19' };
    expect(() => choosePostingAgain(over, nothing, TODAY)).toThrow('no package has a posting left');
    expect(() => choosePostingAgain(free, nothing, TODAY)).toThrow('no package has a posting left');
    expect(choosePostingAgain(free, { ...nothing, units: [season] }, TODAY)).toMatchObject({
      entitlement_id: 8,
      isNew: true,
    });
  });
});

describe('extending', () => {
  const paid = { entitlement_id: 7, posted_until: '2026-11-25' };
  const nothing = { units: [], upcoming: null };

  test('is free within the posting', () => {
    expect(chooseExtension(paid, nothing, '2026-11-25', TODAY)).toEqual({ ...paid, isNew: false });
  });

  test('adds the next posting beyond it, starting at its end', () => {
    expect(chooseExtension(paid, { ...nothing, units: [season] }, '2026-11-26', TODAY)).toEqual({
      entitlement_id: 8,
      posted_until: '2027-01-24',
      isNew: true,
    });
    expect(() => chooseExtension(paid, nothing, '2026-11-26', TODAY)).toThrow(
      'no package has another one left',
    );
  });

  test('renews the free posting from today', () => {
    const free = { entitlement_id: null, posted_until: '2026-11-25' };
    expect(chooseExtension(free, nothing, '2026-12-20', TODAY)).toMatchObject({
      entitlement_id: null,
      posted_until: '2026-12-20',
    });
  });

  test('requires a later day', () => {
    expect(() => assertLater('2026-11-25', '2026-11-25')).toThrow('is up until 2026-11-25 already');
    expect(() => assertLater('2026-11-26', '2026-11-25')).not.toThrow();
  });
});

test('sponsoring uses a purchased unit or links to its plan', () => {
  expect(chooseSponsorship([team], 5)).toBe(team);
  expect(() => chooseSponsorship([], 5)).toThrow('/plans/13?vacancy=5&step=2');
});

describe('last day to apply', () => {
  test('is the requested one, or the end of the posting', () => {
    expect(chooseLastDay(TODAY, '2026-12-20', TODAY)).toBe(TODAY);
    expect(chooseLastDay(null, '2026-12-20', TODAY)).toBe('2026-12-20');
    expect(() => chooseLastDay('2026-12-21', '2026-12-20', TODAY)).toThrow('lasts until 2026-12-20');
    expect(() => chooseLastDay('2026-11-19', '2026-12-20', TODAY)).toThrow('must not be in the past');
  });

  test('is editable within the posting while open, and freely in a draft', () => {
    const open = {
      status: 'open' as const,
      valid_through: '2026-12-01',
      entitlement_id: null,
      posted_until: '2026-12-20',
    };
    expect(editLastDay(open, '2026-12-20', TODAY)).toBe('2026-12-20');
    expect(editLastDay(open, null, TODAY)).toBe('2026-12-20');
    expect(() => editLastDay(open, '2026-12-21', TODAY)).toThrow('lasts until');
    const draft = { ...open, status: 'draft' as const, posted_until: null };
    expect(editLastDay(draft, '2027-12-21', TODAY)).toBe('2027-12-21');
    expect(() => editLastDay(draft, '2026-11-19', TODAY)).toThrow('in the past');
  });

  test('of a vacancy that is not open is set on reposting', () => {
    const expired = {
      status: 'expired' as const,
      valid_through: '2026-11-01',
      entitlement_id: null,
      posted_until: '2026-11-01',
    };
    expect(editLastDay(expired, '2026-11-01', TODAY)).toBe('2026-11-01');
    expect(editLastDay(expired, undefined, TODAY)).toBe('2026-11-01');
    expect(() => editLastDay(expired, '2026-12-01', TODAY)).toThrow('when you repost it');
  });
});

test('day arithmetic crosses months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1)]).toEqual(['2027-01-01', '2028-02-29']);
});
