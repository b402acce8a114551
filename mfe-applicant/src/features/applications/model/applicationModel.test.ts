import { anApplicantApplication, anInterview } from '@cpa/shared/testing';
import { togglePin, pinnedFirst } from './pinning.ts';
import { stagesOf } from './stagesOf.ts';
import { daysInStages } from './daysInStages.ts';
import { nextStep } from './nextStep.ts';
import { slotDays } from './slotDays.ts';

describe('pinning', () => {
  const first = anApplicantApplication({ id: 1, vacancy_id: 11 });
  const second = anApplicantApplication({ id: 2, vacancy_id: 12 });
  const third = anApplicantApplication({ id: 3, vacancy_id: 13 });

  describe('pinning', () => {
    it('moves pinned applications to the front and keeps the order otherwise', () => {
      const shown = pinnedFirst([first, second, third], [13, 12, 99]);
      expect(shown.map(({ vacancy_id, isPinned }) => [vacancy_id, isPinned])).toEqual([
        [12, true],
        [13, true],
        [11, false],
      ]);
    });

    it('adds a vacancy and removes it again', () => {
      expect(togglePin([11], 12)).toEqual([11, 12]);
      expect(togglePin([11, 12], 11)).toEqual([12]);
    });
  });
});

describe('stagesOf', () => {
  const at = (day: number) => `2026-11-${day}T12:00:00.000Z`;
  const entry = (status: 'new' | 'interview' | 'rejected' | 'shortlisted', day: number) => ({
    status,
    at: at(day),
    note: null,
  });

  describe('stagesOf', () => {
    it('dates the stages and leaves a skipped one without a date', () => {
      const stages = stagesOf({ status: 'interview', history: [entry('new', 12), entry('interview', 17)] });
      expect(stages.map(({ id, state, at: since }) => [id, state, since])).toEqual([
        ['new', 'done', at(12)],
        ['viewed', 'skipped', null],
        ['shortlisted', 'skipped', null],
        ['interview', 'current', at(17)],
        ['decision', 'open', null],
      ]);
    });

    it('ends with the decision and ignores stages that the application went back from', () => {
      const rejected = stagesOf({ status: 'rejected', history: [entry('new', 12), entry('rejected', 18)] });
      expect(rejected.at(-1)).toEqual({ id: 'decision', state: 'current', at: at(18) });
      const back = stagesOf({
        status: 'shortlisted',
        history: [entry('new', 12), entry('interview', 14), entry('shortlisted', 15)],
      });
      expect(back[3]).toEqual({ id: 'interview', state: 'open', at: null });
    });
  });
});

describe('nextStep', () => {
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
});

describe('daysInStages', () => {
  it('counts the days of Aruba until the next stage, and of the last one until now', () => {
    // 03:00 in universal time is 23:00 of the day before in Aruba.
    const days = ['2026-11-12T03:00:00Z', '2026-11-12T12:00:00Z', '2026-11-17T12:00:00Z'];
    const history = days.map((at) => ({ status: 'new' as const, at, note: null }));
    expect(daysInStages(history, new Date('2026-11-20T03:00:00Z'))).toEqual([1, 5, 2]);
  });
});

describe('slotDays', () => {
  it('groups times by their day in Aruba, in order', () => {
    const slot = (id: number, starts_at: string) => ({ id, starts_at, is_taken: false });
    const late = slot(1, '2026-11-25T02:00:00Z');
    const noon = slot(2, '2026-11-25T16:00:00Z');
    const night = slot(3, '2026-11-26T01:00:00Z');
    expect(slotDays([late, noon, night])).toEqual([
      { day: '2026-11-24', slots: [late] },
      { day: '2026-11-25', slots: [noon, night] },
    ]);
  });
});
