import { anApplicantApplication, anInterview } from '@cpa/shared/testing';
import { nextStep } from './nextStep.ts';

const SOON = '2099-01-05T14:00:00.000Z';
const PAST = '2020-01-05T14:00:00.000Z';

it.each([
  ['choose', anInterview({ status: 'proposed' })],
  ['meet', anInterview({ status: 'confirmed', starts_at: SOON })],
  ['interview', anInterview({ status: 'confirmed', starts_at: PAST })],
  ['interview', anInterview({ status: 'cancelled' })],
])('returns %s for an interview', (step, interview) =>
  expect(nextStep(anApplicantApplication({ status: 'interview', interviews: [interview] }))).toBe(step),
);

it('returns the status without an interview', () => {
  expect(nextStep(anApplicantApplication({ status: 'offer', interviews: [] }))).toBe('offer');
});

it('ignores the interview of an application that has ended', () => {
  const interviews = [anInterview({ status: 'proposed' })];
  expect(nextStep(anApplicantApplication({ status: 'withdrawn', interviews }))).toBe('withdrawn');
});
