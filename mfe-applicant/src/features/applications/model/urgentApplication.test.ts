import { anApplicantApplication } from '@cpa/shared/testing';
import { countApplications, endedLast, urgentApplication } from './urgentApplication.ts';

const offer = anApplicantApplication({ id: 1, vacancy_id: 11, status: 'offer' });
const seen = anApplicantApplication({ id: 2, vacancy_id: 12, status: 'viewed' });
const ended = anApplicantApplication({ id: 3, vacancy_id: 13, status: 'rejected' });

describe('urgentApplication', () => {
  it('is null when no company waits', () => {
    expect(urgentApplication([seen, ended])).toBeNull();
  });

  it('finds an offer', () => {
    expect(urgentApplication([seen, offer])).toEqual({ application: offer, kind: 'offer' });
  });
});

it('counts going and ended applications', () => {
  expect(countApplications([offer, seen, ended])).toEqual({ going: 2, ended: 1 });
});

it('moves ended applications to the end', () => {
  expect(endedLast([ended, offer, seen]).map(({ id }) => id)).toEqual([1, 2, 3]);
});
