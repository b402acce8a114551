import { aFoundVacancy } from '../testing/foundVacancies.ts';
import { missingFields } from './missingFields.ts';

const titleOnly = aFoundVacancy({
  description: '',
  sectors: [],
  languages: [],
  employment_type: null,
  salary_currency: null,
  valid_through: null,
});

describe('missingFields', () => {
  it('returns nothing when all fields are stated', () => {
    expect(missingFields(aFoundVacancy())).toEqual({ required: [], optional: [] });
  });

  it('separates fields that are required to publish', () => {
    expect(missingFields(titleOnly)).toEqual({
      required: ['description', 'sectors'],
      optional: ['employment_type', 'languages', 'salary_currency', 'valid_through'],
    });
  });

  it('requires a district unless the work is fully remote', () => {
    const nowhere = { location_district: null };
    expect(missingFields(aFoundVacancy(nowhere)).required).toEqual(['location_district']);
    expect(missingFields(aFoundVacancy({ ...nowhere, remote: 'full' })).required).toEqual([]);
  });

  it('omits currency and period without a salary', () => {
    const withoutSalary = aFoundVacancy({
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
    });
    expect(missingFields(withoutSalary).optional).toEqual(['salary']);
  });

  it('takes the edits of the recruiter into account', () => {
    const filled = { sectors: [2], salary_currency: 'USD', description: 'You bake.' } as const;
    expect(missingFields(titleOnly, { ...filled, sectors: [2] })).toEqual({
      required: [],
      optional: ['employment_type', 'languages', 'valid_through'],
    });
    expect(missingFields(aFoundVacancy(), { description: ' ' }).required).toEqual(['description']);
  });
});
