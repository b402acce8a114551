import * as builders from './index.ts';

const all = Object.entries(builders);

describe('builders', () => {
  it.each(all)('%s returns an equal, new object on each call', (_name, build) => {
    const first: unknown = build();
    expect(build()).toEqual(first);
    expect(build()).not.toBe(first);
  });

  it('apply overrides', () => {
    expect(builders.aVacancyCard({ title: 'Barista', salary_min: null })).toMatchObject({
      title: 'Barista',
      salary_min: null,
      status: 'open',
    });
  });

  it('reject values that the schema rejects', () => {
    expect(() => builders.aVacancyCard({ id: -1 })).toThrow('Invalid input');
  });

  it('derive dependent fields from overrides', () => {
    const company = builders.aCompanyRef({ id: 9, name: 'Bahia Digital' });
    expect(builders.aVacancy({ company }).employer).toMatchObject({ id: 9, name: 'Bahia Digital' });
    expect(builders.anApplicantApplication({ vacancy_id: 12, status: 'offer' })).toMatchObject({
      vacancy: { id: 12 },
      history: [{ status: 'offer' }],
    });
    expect(builders.aVacancyPage({ data: [] })).toMatchObject({ total: 0, last_page: 1 });
    expect(builders.aVacancyApplicants({ vacancy_id: 12 }).applicants[0]?.vacancy_id).toBe(12);
  });
});
