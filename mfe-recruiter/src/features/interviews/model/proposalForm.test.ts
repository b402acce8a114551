import { anInterview } from '@cpa/shared/testing';
import { canAddTime, formFrom, proposalFrom, withTime } from './proposalForm.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const filled = {
  ...formFrom(null),
  times: [{ day: '2026-11-24', time: '10:00' }],
  where: ' Caya Grandi 14 ',
};

describe('proposalFrom', () => {
  it('reads days and times as those of Aruba', () => {
    expect(proposalFrom(filled, NOW)).toEqual({
      proposal: { times: ['2026-11-24T14:00:00.000Z'], minutes: 45, place: 'Caya Grandi 14', note: '' },
    });
  });

  it('reads a link for a video call', () => {
    const form = { ...filled, kind: 'video' as const, where: 'https://meet.example.aw/a' };
    expect(proposalFrom(form, NOW)).toMatchObject({ proposal: { video_url: 'https://meet.example.aw/a' } });
    expect(proposalFrom({ ...form, where: 'meet' }, NOW)).toEqual({ error: 'video' });
  });

  it.each([
    ['times', { times: [{ day: '2026-11-24', time: '' }] }],
    ['past', { times: [{ day: '2026-11-20', time: '07:00' }] }],
    ['repeated', { times: [...filled.times, ...filled.times] }],
    ['place', { where: ' ' }],
  ])('reports %s', (error, change) => {
    expect(proposalFrom({ ...filled, ...change }, NOW)).toEqual({ error });
  });
});

describe('formFrom', () => {
  it('takes over the future times and the place of an interview', () => {
    const interview = anInterview({
      slots: [
        { id: 1, starts_at: '2026-11-20T11:00:00.000Z', is_taken: true },
        { id: 2, starts_at: '2026-11-25T02:30:00.000Z', is_taken: false },
      ],
    });
    expect(formFrom(interview, NOW)).toMatchObject({
      times: [{ day: '2026-11-24', time: '22:30' }],
      kind: 'place',
      where: 'Caya Grandi 14',
    });
  });

  it('takes five times at most', () => {
    const form = Array.from({ length: 6 }).reduce<ReturnType<typeof formFrom>>(withTime, formFrom(null));
    expect([form.times.length, canAddTime(form)]).toEqual([5, false]);
  });
});
