import { aFoundVacancy } from '../testing/foundVacancies.ts';
import { unknownFields } from './unknownFields.ts';

const bare = aFoundVacancy({
  description: '',
  sectors: [],
  languages: [],
  employment_type: null,
  salary_currency: null,
  valid_through: null,
});

describe('what a careers page leaves open', () => {
  it('is nothing when everything is stated', () => {
    expect(unknownFields(aFoundVacancy())).toEqual({ needed: [], others: [] });
  });

  it('is told apart by whether publishing needs it', () => {
    expect(unknownFields(bare)).toEqual({
      needed: ['description', 'sectors'],
      others: ['employment_type', 'languages', 'salary_currency', 'valid_through'],
    });
  });

  it('has no currency or period to ask for where no salary is stated', () => {
    const silent = aFoundVacancy({
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
    });
    expect(unknownFields(silent).others).toEqual(['salary']);
  });

  it('becomes less with what the recruiter fills in, and more with what they take away', () => {
    const filled = { sectors: [2], salary_currency: 'USD', description: 'You bake.' } as const;
    expect(unknownFields(bare, { ...filled, sectors: [2] })).toEqual({
      needed: [],
      others: ['employment_type', 'languages', 'valid_through'],
    });
    expect(unknownFields(aFoundVacancy(), { description: ' ' }).needed).toEqual(['description']);
  });
});
