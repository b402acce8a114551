import * as builders from './index.ts';

const all = Object.entries(builders);

describe('the values that tests are made of', () => {
  it.each(all)('%s answers the same valid value every time, and a new one', (_name, build) => {
    const first: unknown = build();
    expect(build()).toEqual(first);
    expect(build()).not.toBe(first);
  });

  it('take what a test says about them', () => {
    expect(builders.aVacancyCard({ title: 'Barista', salary_min: null })).toMatchObject({
      title: 'Barista',
      salary_min: null,
      status: 'open',
    });
  });

  it('refuse what the contract refuses', () => {
    expect(() => builders.aVacancyCard({ id: -1 })).toThrow('Invalid input');
  });

  it('agree with themselves', () => {
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
