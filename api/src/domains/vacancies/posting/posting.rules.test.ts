import {
  addDays,
  chooseExtension,
  chooseLastDay,
  choosePosting,
  choosePostingAgain,
  chooseSponsorship,
  editLastDay,
  mustBeLater,
} from './posting.rules.ts';

const TODAY = '2026-11-20';
const team = { entitlement_id: 7, duration_days: 45 };
const season = { entitlement_id: 8, duration_days: 60 };

describe('what a new vacancy costs', () => {
  test('the free posting goes first and lasts thirty days', () => {
    expect(choosePosting({ isFreeTaken: false, units: [team] }, TODAY)).toEqual({
      entitlement_id: null,
      posted_until: '2026-12-20',
      isNew: true,
    });
  });

  test('after it the package that runs out first, for as long as that package says', () => {
    expect(choosePosting({ isFreeTaken: true, units: [team, season] }, TODAY)).toEqual({
      entitlement_id: 7,
      posted_until: '2027-01-04',
      isNew: true,
    });
  });

  test('without either it is refused, with the way to the plans', () => {
    expect(() => choosePosting({ isFreeTaken: true, units: [] }, TODAY)).toThrow('/plans');
  });
});

describe('what posting again costs', () => {
  const paid = { entitlement_id: 7, posted_until: '2026-11-25' };
  const free = { entitlement_id: null, posted_until: '2026-11-25' };
  const nothing = { isFreeTaken: true, units: [] };

  test('nothing within the posting it had', () => {
    expect(choosePostingAgain(paid, nothing, TODAY)).toEqual({ ...paid, isNew: false });
    expect(choosePostingAgain(free, { isFreeTaken: false, units: [] }, TODAY)).toEqual({
      ...free,
      isNew: false,
    });
  });

  test('another posting when that one is over, or when another vacancy has the free one', () => {
    const over = { ...paid, posted_until: '2026-11-19' };
    expect(() => choosePostingAgain(over, nothing, TODAY)).toThrow('no package has a posting left');
    expect(() => choosePostingAgain(free, nothing, TODAY)).toThrow('no package has a posting left');
    expect(choosePostingAgain(free, { isFreeTaken: true, units: [season] }, TODAY)).toMatchObject({
      entitlement_id: 8,
      isNew: true,
    });
  });
});

describe('what staying up longer costs', () => {
  const paid = { entitlement_id: 7, posted_until: '2026-11-25' };

  test('nothing within the posting', () => {
    expect(chooseExtension(paid, [], '2026-11-25', TODAY)).toEqual({ ...paid, isNew: false });
  });

  test('another posting beyond it, which begins where the first ends', () => {
    expect(chooseExtension(paid, [season], '2026-11-26', TODAY)).toEqual({
      entitlement_id: 8,
      posted_until: '2027-01-24',
      isNew: true,
    });
    expect(() => chooseExtension(paid, [], '2026-11-26', TODAY)).toThrow('no package has another one left');
  });

  test('the free posting is renewed from today', () => {
    const free = { entitlement_id: null, posted_until: '2026-11-25' };
    expect(chooseExtension(free, [], '2026-12-20', TODAY)).toMatchObject({
      entitlement_id: null,
      posted_until: '2026-12-20',
    });
  });

  test('an earlier day or the same one is no extension', () => {
    expect(() => mustBeLater('2026-11-25', '2026-11-25')).toThrow('is up until 2026-11-25 already');
    expect(() => mustBeLater('2026-11-26', '2026-11-25')).not.toThrow();
  });
});

test('a sponsorship is taken from what was bought, or the way to its plan is told', () => {
  expect(chooseSponsorship([team], 5)).toBe(team);
  expect(() => chooseSponsorship([], 5)).toThrow('/plans/13?vacancy=5&step=2');
});

describe('the last day to apply', () => {
  test('is the wanted one, or as far as the posting goes', () => {
    expect(chooseLastDay(TODAY, '2026-12-20', TODAY)).toBe(TODAY);
    expect(chooseLastDay(null, '2026-12-20', TODAY)).toBe('2026-12-20');
    expect(() => chooseLastDay('2026-12-21', '2026-12-20', TODAY)).toThrow('lasts until 2026-12-20');
    expect(() => chooseLastDay('2026-11-19', '2026-12-20', TODAY)).toThrow('must not be in the past');
  });

  test('can be edited within the posting while the vacancy is up, and freely in a draft', () => {
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

  test('of a vacancy that is not up is chosen when it is reposted, and left alone otherwise', () => {
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

test('days run over months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1)]).toEqual(['2027-01-01', '2028-02-29']);
});
