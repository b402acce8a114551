import { anApplicantApplication, anInterview } from '@cpa/shared/testing';
import { newsOf } from './news.ts';

const sent = anApplicantApplication({ status: 'new' });
const withInterview = (overrides: Parameters<typeof anInterview>[0] = {}) =>
  anApplicantApplication({ status: 'interview', interviews: [anInterview(overrides)] });

describe('newsOf', () => {
  it('names a new status', () => {
    const offer = anApplicantApplication({ status: 'offer' });
    expect(newsOf(sent, offer)).toEqual({ kind: 'status', status: 'offer' });
  });

  it('names proposed times rather than the status that comes with them, also when they change', () => {
    expect(newsOf(sent, withInterview())).toEqual({ kind: 'times' });
    const changed = withInterview({ updated_at: '2026-11-21T14:00:00.000Z' });
    expect(newsOf(withInterview(), changed)).toEqual({ kind: 'times' });
  });

  it('names a confirmed interview that the company moved', () => {
    const confirmed = withInterview({ status: 'confirmed', starts_at: '2026-11-24T14:00:00.000Z' });
    const moved = withInterview({
      status: 'confirmed',
      starts_at: '2026-11-25T14:00:00.000Z',
      updated_at: '2026-11-21T14:00:00.000Z',
    });
    expect(newsOf(confirmed, moved)).toEqual({ kind: 'moved' });
    expect(newsOf(confirmed, confirmed)).toBeNull();
    const another = withInterview({ id: 32, status: 'confirmed', updated_at: '2026-11-21T14:00:00.000Z' });
    expect(newsOf(confirmed, another)).toBeNull();
  });

  it('names an interview that the company called off', () => {
    const off = withInterview({ status: 'cancelled', cancelled_by: 'company' });
    expect(newsOf(withInterview(), off)).toEqual({ kind: 'calledOff' });
  });

  it('ignores own changes and the first load', () => {
    expect(newsOf(undefined, sent)).toBeNull();
    expect(newsOf(sent, sent)).toBeNull();
    expect(newsOf(sent, anApplicantApplication({ status: 'withdrawn' }))).toBeNull();
    const confirmed = withInterview({ status: 'confirmed', starts_at: '2026-11-24T14:00:00.000Z' });
    expect(newsOf(withInterview(), confirmed)).toBeNull();
    const off = withInterview({ status: 'cancelled', cancelled_by: 'applicant' });
    expect(newsOf(withInterview(), off)).toBeNull();
  });
});
