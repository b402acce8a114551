import { anOwnVacancy } from '@cpa/shared/testing';
import { likelyAction } from './likelyAction.ts';
import { compareClosing } from './vacancyOrder.ts';
import { countTabs, daysLeft } from './vacancyTabs.ts';

const TODAY = '2026-11-24';
const open = (valid_through: string | null) => anOwnVacancy({ status: 'open', valid_through });
const draft = anOwnVacancy({ status: 'draft', valid_through: null, opens_at: null });
const scheduled = anOwnVacancy({ status: 'draft', opens_at: '2026-12-01T12:00:00.000Z' });
const closed = anOwnVacancy({ status: 'closed', valid_through: '2026-11-09' });
const expired = anOwnVacancy({ status: 'expired', valid_through: '2026-11-20' });

describe('tabs', () => {
  it('count an open vacancy that closes within seven days twice, and expired ones as closed', () => {
    const vacancies = [open('2026-12-01'), open('2026-12-02'), open(null), draft, scheduled, closed, expired];
    expect(countTabs(vacancies, TODAY)).toEqual({
      all: 7,
      open: 3,
      closing: 1,
      scheduled: 1,
      drafts: 1,
      closed: 2,
    });
  });

  it('count calendar days to the last day', () => {
    expect([
      daysLeft(open(TODAY), TODAY),
      daysLeft(open('2027-01-01'), TODAY),
      daysLeft(draft, TODAY),
    ]).toEqual([0, 38, null]);
  });
});

describe('likelyAction', () => {
  it.each([
    ['extend', open('2026-11-30')],
    [null, open('2026-12-09')],
    ['finish', draft],
    [null, scheduled],
    ['repost', closed],
    ['repost', expired],
  ] as const)('is %s', (expected, vacancy) => {
    expect(likelyAction(vacancy, TODAY)).toBe(expected);
  });
});

describe('compareClosing', () => {
  it('lists open ones by last day, then scheduled ones, drafts, and the latest closed first', () => {
    const late = open('2026-12-09');
    const soon = open('2026-11-25');
    const endless = open(null);
    const list = [closed, draft, endless, expired, late, scheduled, soon];
    expect(list.toSorted(compareClosing)).toEqual([soon, late, endless, scheduled, draft, expired, closed]);
  });
});
