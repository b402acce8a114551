import { aCompany } from '../testing/builders/companies.ts';
import { companySchema } from './companies.ts';

describe('companySchema', () => {
  it('accepts a response of an API that is older than the sentence, directions, pictures and dates', () => {
    const company: Record<string, unknown> = { ...aCompany() };
    for (const added of ['tagline', 'directions', 'pictures', 'verified_at', 'answer_days'])
      delete company[added];
    expect(companySchema.parse(company)).toEqual({
      ...company,
      tagline: null,
      directions: null,
      pictures: [],
      verified_at: null,
      answer_days: null,
    });
  });
});
