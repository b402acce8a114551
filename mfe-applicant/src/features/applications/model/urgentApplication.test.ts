import type { Interview } from '@cpa/shared/contracts';
import { anApplicantApplication, anInterview } from '@cpa/shared/testing';
import { countApplications, endedLast, urgentApplication } from './urgentApplication.ts';

const offer = anApplicantApplication({ id: 1, vacancy_id: 11, status: 'offer' });
const seen = anApplicantApplication({ id: 2, vacancy_id: 12, status: 'viewed' });
const ended = anApplicantApplication({ id: 3, vacancy_id: 13, status: 'rejected' });

describe('urgentApplication', () => {
  it('is null when no company waits', () => {
    expect(urgentApplication([seen, ended])).toBeNull();
  });

  it('finds an interview that was called off before anything else, until that was read', () => {
    const off = anApplicantApplication({ id: 4, vacancy_id: 14, off_notification_id: 8 });
    expect(urgentApplication([offer, off])).toEqual({ application: off, kind: 'off' });
  });

  it('finds proposed times before an offer, unless the application is over', () => {
    const interviews = [anInterview({ status: 'cancelled' }), anInterview({ status: 'proposed' })];
    const invited = anApplicantApplication({ id: 5, vacancy_id: 15, status: 'interview', interviews });
    expect(urgentApplication([offer, invited])).toEqual({ application: invited, kind: 'interview' });
    expect(urgentApplication([{ ...invited, status: 'withdrawn' }])).toBeNull();
    const confirmed = { ...invited, interviews: [anInterview({ status: 'confirmed' })] };
    expect(urgentApplication([confirmed])).toBeNull();
  });

  it('finds an offer', () => {
    expect(urgentApplication([seen, offer])).toEqual({ application: offer, kind: 'offer' });
  });
});

it('counts current and ended applications', () => {
  expect(countApplications([offer, seen, ended])).toEqual({ going: 2, ended: 1 });
});

it.each(['vacancy_closed', 'company_gone'] as const)('counts an application that ended as %s', (cause) => {
  const end = { cause, at: '2026-11-20T14:00:00.000Z' };
  const of = (interviews: Interview[], status: 'interview' | 'offer' = 'interview') =>
    countApplications([anApplicantApplication({ status, ended: end, interviews })]).ended;
  expect([of([]), of([anInterview({ status: 'cancelled' })]), of([anInterview()]), of([], 'offer')]).toEqual([
    1, 1, 0, 0,
  ]);
});

it('moves ended applications to the end', () => {
  expect(endedLast([ended, offer, seen]).map(({ id }) => id)).toEqual([1, 2, 3]);
});
