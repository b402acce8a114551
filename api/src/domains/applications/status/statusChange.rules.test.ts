import { assertCanUndo, decideChange } from './statusChange.rules.ts';

const viewed = { current: 'viewed', previous: null, requested: 'interview', known: undefined } as const;

describe('decideChange', () => {
  it('changes to another status and ignores the same one', () => {
    expect(decideChange(viewed, undefined)).toBe('change');
    expect(decideChange({ ...viewed, requested: 'viewed' }, undefined)).toBe('none');
  });

  it('cancels a pending change that is taken back to the status the applicant sees', () => {
    const pending = { ...viewed, current: 'offer', previous: 'viewed' } as const;
    expect(decideChange({ ...pending, requested: 'viewed' }, undefined)).toBe('cancel');
    expect(decideChange({ ...pending, requested: 'hired' }, undefined)).toBe('change');
  });

  it('rejects withdrawn as a status and moves of a withdrawn application', () => {
    const status = (facts: Partial<Parameters<typeof decideChange>[0]>) => {
      try {
        return decideChange({ ...viewed, ...facts }, undefined);
      } catch (error) {
        return (error as { status: number }).status;
      }
    };
    expect(status({ requested: 'withdrawn' })).toBe(422);
    expect(status({ current: 'withdrawn' })).toBe(409);
  });

  it('names who changed the status the caller saw, and when', () => {
    const last = { by: 'Aisha Tromp', at: new Date('2026-11-20T18:05:00Z') };
    expect(() => decideChange({ ...viewed, known: 'new' }, last)).toThrow(
      'Aisha Tromp changed the status to Viewed at 14:05. Nothing was saved. Check it, then choose again.',
    );
  });
});

describe('assertCanUndo', () => {
  it('allows a pending change only', () => {
    expect(() => assertCanUndo({ is_effective: false, superseded_at: null })).not.toThrow();
    expect(() => assertCanUndo({ is_effective: true, superseded_at: null })).toThrow('too late');
    expect(() => assertCanUndo({ is_effective: false, superseded_at: new Date() })).toThrow('changed again');
  });
});
