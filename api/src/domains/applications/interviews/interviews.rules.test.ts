import { assertChangeable, assertProposal, isOpen, movesToInterview } from './interviews.rules.ts';

const NOW = new Date('2026-11-24T14:00:00Z');
const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

const proposal = (...days: number[]) => ({
  times: days.map((day) => inDays(day).toISOString()),
  minutes: 30,
  place: 'L.G. Smith Boulevard 1',
  video_url: null,
});

describe('assertProposal', () => {
  it('accepts times from now until the end of the 180th day', () => {
    expect(() => assertProposal(proposal(1 / 1440, 180), NOW)).not.toThrow();
  });

  it.each([
    ['a time that is over', [1, 0]],
    ['a time that is too late', [1, 180.001]],
    ['the same time twice', [1, 1]],
  ])('rejects %s', (_, days) => {
    expect(() => assertProposal(proposal(...days), NOW)).toThrow(expect.objectContaining({ status: 422 }));
  });

  it('requires either a place or a link', () => {
    const both = { ...proposal(1), video_url: 'https://meet.example.aw/1' };
    const neither = { ...proposal(1), place: null };
    for (const wrong of [both, neither])
      expect(() => assertProposal(wrong, NOW)).toThrow(expect.objectContaining({ status: 422 }));
  });
});

const interview = (status: 'proposed' | 'confirmed' | 'declined' | 'cancelled', start: number | null) => ({
  status,
  starts_at: start === null ? null : inDays(start),
  ends_at: start === null ? null : inDays(start + 1 / 24),
});

describe('isOpen', () => {
  it.each([
    [interview('proposed', null), true],
    [interview('declined', null), true],
    [interview('confirmed', -1 / 48), true],
    [interview('confirmed', -1 / 24), false],
    [interview('cancelled', 1), false],
  ])('of %j is %p', (standing, expected) => expect(isOpen(standing, NOW)).toBe(expected));
});

describe('assertChangeable', () => {
  it('accepts an interview until it begins', () => {
    expect(() => assertChangeable(interview('confirmed', 1 / 1440), NOW)).not.toThrow();
    expect(() => assertChangeable(interview('proposed', null), NOW)).not.toThrow();
  });

  it.each([interview('confirmed', 0), interview('cancelled', 1)])('rejects %j', (standing) => {
    expect(() => assertChangeable(standing, NOW)).toThrow(expect.objectContaining({ status: 409 }));
  });
});

describe('movesToInterview', () => {
  it.each([
    ['new', true],
    ['viewed', true],
    ['shortlisted', true],
    ['interview', false],
    ['offer', false],
    ['rejected', false],
  ] as const)('of %s is %p', (status, expected) => expect(movesToInterview(status)).toBe(expected));
});
