import { anApplicantListItem } from '../testing/builders/applications.ts';
import { applicantListItemSchema } from './applications.ts';

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
