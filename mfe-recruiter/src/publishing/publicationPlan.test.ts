import { planPublication, type Publishable } from './publicationPlan.ts';

const TODAY = '2026-11-23';
const free = { duration_days: 30, used_by: null };
const taken = { ...free, used_by: { id: 1, title: 'Cook', valid_through: null } };
const aPackage = (left: number, duration_days = 60) => ({
  entitlement_id: 1,
  name: 'Team',
  left,
  postings: 5,
  duration_days,
  expires_at: null,
});
const means = (company_id: number, of: object = {}) => ({
  company_id,
  free: taken,
  packages: [],
  sponsorships_left: 0,
  ...of,
});
const aDraft = (id: number, of: Partial<Publishable> = {}): Publishable => ({
  id,
  title: `Vacancy ${id}`,
  company_id: 3,
  valid_through: null,
  ...of,
});
const plan = (drafts: Publishable[], ...companies: ReturnType<typeof means>[]) =>
  planPublication(drafts, companies, TODAY);

describe('plan of publishing several vacancies', () => {
  it('uses the postings of each vacancy’s company and counts no other company', () => {
    const own = means(3, { packages: [aPackage(1)] });
    const other = means(4, { free, packages: [aPackage(2, 90)] });
    const third = means(5, { packages: [aPackage(50)] });
    const result = plan([aDraft(1), aDraft(2, { company_id: 4 }), aDraft(3)], own, other, third);
    expect(result).toMatchObject({ usesFree: true, used: 1, left: 3, unpaid: ['Vacancy 3'] });
    expect(result.publishable.map(({ id, until }) => [id, until])).toEqual([
      [1, '2027-01-22'],
      [2, '2026-12-23'],
    ]);
  });

  it('uses packages in their order, each with its own duration', () => {
    const { publishable, used } = plan(
      [aDraft(1), aDraft(2), aDraft(3)],
      means(3, { free, packages: [aPackage(1, 60), aPackage(3, 90)] }),
    );
    expect(publishable.map(({ until }) => until)).toEqual(['2026-12-23', '2027-01-22', '2027-02-21']);
    expect(used).toBe(2);
  });

  it.each([
    ['in the past', '2026-11-22', '2027-01-22', false],
    ['today', '2026-11-23', '2026-11-23', false],
    ['on the last day of the posting', '2027-01-22', '2027-01-22', false],
    ['after the posting', '2027-01-23', '2027-01-22', true],
  ])('promises for a last day %s what the server stores', (_, valid_through, until, isShortened) => {
    const { publishable } = plan([aDraft(1, { valid_through })], means(3, { packages: [aPackage(1)] }));
    expect(publishable).toMatchObject([{ until, isShortened }]);
  });

  it('spends nothing on incomplete vacancies and names no unpaid one as a duplicate', () => {
    const drafts = [
      aDraft(1, { isIncomplete: true, isTwice: true }),
      aDraft(2, { isTwice: true }),
      aDraft(3, { isTwice: true }),
    ];
    expect(plan(drafts, means(3, { packages: [aPackage(1)] }))).toMatchObject({
      incomplete: ['Vacancy 1'],
      twice: ['Vacancy 2'],
      unpaid: ['Vacancy 3'],
      used: 1,
    });
  });

  it('publishes nothing for a company whose postings are not known', () => {
    expect(plan([aDraft(1)])).toMatchObject({ publishable: [], unpaid: ['Vacancy 1'], left: 0 });
  });
});
