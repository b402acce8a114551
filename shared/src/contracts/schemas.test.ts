import { anApplicantListItem } from '../testing/builders/applications.ts';
import { applicantListItemSchema } from './applications.ts';
import { aCompany } from '../testing/builders/companies.ts';
import { companySchema } from './companies.ts';

describe('applicantListItemSchema', () => {
  it('accepts a response of an API that is older than the answers and the versions', () => {
    const item: Record<string, unknown> = { ...anApplicantListItem() };
    for (const added of ['screening_answers', 'board_position', 'board_version', 'annotation_version'])
      delete item[added];
    expect(applicantListItemSchema.parse(item)).toEqual({
      ...item,
      screening_answers: [],
      board_position: 0,
      board_version: 0,
      annotation_version: 0,
    });
  });
});

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
