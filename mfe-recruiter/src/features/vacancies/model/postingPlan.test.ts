import { anOwnVacancy } from '@cpa/shared/testing';
import { type CompanyMeans, planExtension, planRepost } from './postingPlan.ts';
import { canDo } from './likelyAction.ts';

const TODAY = '2026-11-24';
const COMPANY = anOwnVacancy().company.id;

function means({ left = [] as number[], isFreeTaken = false } = {}): CompanyMeans[] {
  return [
    {
      company_id: COMPANY,
      free: {
        duration_days: 30,
        used_by: isFreeTaken ? { id: 99, title: 'Other', valid_through: null } : null,
      },
      packages: left.map((units, index) => ({
        entitlement_id: index + 1,
        name: 'Team',
        left: units,
        postings: 5,
        duration_days: 45 + index,
        expires_at: null,
      })),
      sponsorships_left: 0,
    },
  ];
}

const paid = (overrides = {}) =>
  anOwnVacancy({
    status: 'open',
    posting: 'package',
    valid_through: '2026-11-28',
    posted_until: '2026-11-28',
    ...overrides,
  });
const outcome = ({ until, uses, problem }: ReturnType<typeof planExtension>[number]) => [
  until,
  uses,
  problem,
];

describe('planExtension', () => {
  const plan = (vacancies: Parameters<typeof planExtension>[0], left: number[], wanted?: string) =>
    planExtension(vacancies, { companies: means({ left }), today: TODAY }, wanted).map(outcome);

  it('costs nothing within the current posting', () => {
    expect(plan([paid({ posted_until: '2026-12-20' })], [])).toEqual([['2026-12-20', 'nothing', null]]);
  });

  it('adds the posting that is used next, until none is left', () => {
    expect(plan([paid(), paid(), paid()], [1, 1])).toEqual([
      ['2027-01-12', 'package', null],
      ['2027-01-13', 'package', null],
      [null, 'package', 'noPostingLeft'],
    ]);
  });

  it('renews the free posting from today', () => {
    const free = paid({ posting: 'free' });
    expect(plan([free], [])).toEqual([['2026-12-24', 'free', null]]);
    const fresh = { ...free, valid_through: '2026-12-24', posted_until: '2026-12-24' };
    expect(plan([fresh], [])).toEqual([['2026-12-24', 'free', 'alreadyLongest']]);
  });

  it('takes a chosen day, at most as far as the posting reaches', () => {
    expect(plan([paid()], [1], '2026-12-05')).toEqual([['2026-12-05', 'package', null]]);
    expect(plan([paid()], [1], '2027-06-01')).toEqual([['2027-01-12', 'package', null]]);
  });

  it('leaves out vacancies that are not open', () => {
    expect(plan([paid({ status: 'closed' })], [1])).toEqual([[null, 'nothing', 'wrongStatus']]);
  });
});

describe('planRepost', () => {
  const plan = (vacancies: Parameters<typeof planRepost>[0], companies: CompanyMeans[]) =>
    planRepost(vacancies, { companies, today: TODAY }).map(outcome);
  const closed = (overrides = {}) => paid({ status: 'closed', ...overrides });

  it('costs nothing within the current posting', () => {
    expect(plan([closed()], means())).toEqual([['2026-11-28', 'nothing', null]]);
  });

  it('uses the free posting once, then packages', () => {
    const old = closed({ posted_until: '2026-11-01' });
    expect(plan([old, old, old], means({ left: [1] }))).toEqual([
      ['2026-12-24', 'free', null],
      ['2027-01-08', 'package', null],
      [null, 'package', 'noPostingLeft'],
    ]);
  });

  it('does not return to a free posting that another vacancy uses', () => {
    expect(plan([closed({ posting: 'free' })], means({ isFreeTaken: true }))).toEqual([
      [null, 'package', 'noPostingLeft'],
    ]);
  });
});

describe('canDo', () => {
  it('offers a sponsorship for an open vacancy that is not sponsored already', () => {
    expect(canDo('sponsor', { status: 'open', sponsored: false })).toBe(true);
    expect(canDo('sponsor', { status: 'open', sponsored: true })).toBe(false);
    expect(canDo('sponsor', { status: 'draft', sponsored: false })).toBe(false);
  });
});
