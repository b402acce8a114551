import { stagesOf } from './stagesOf.ts';

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
