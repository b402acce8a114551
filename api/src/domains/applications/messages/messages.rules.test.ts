import type { Membership } from '@cpa/shared/contracts';
import { assertCanWrite, closedFor, excerptOf } from './messages.rules.ts';

const open = {
  membership: null as Membership | null,
  has_ended: false,
  is_blocked: false,
  blocks_company: false,
};
const recruiter = { ...open, membership: 'recruiter' as const };

describe('closedFor', () => {
  test.each([
    ['the applicant', open, null],
    ['an owner', { ...open, membership: 'owner' as const }, null],
    ['a viewer, whatever else', { ...recruiter, membership: 'viewer' as const, has_ended: true }, 'viewer'],
    [
      'an ended application that is blocked too',
      { ...recruiter, has_ended: true, is_blocked: true },
      'ended',
    ],
    ['blocked messages', { ...recruiter, is_blocked: true }, 'blocked'],
    ['a blocked company, for itself', { ...recruiter, blocks_company: true }, 'blocked'],
    ['a blocked company, for the applicant', { ...open, blocks_company: true }, 'company_blocked'],
  ] as const)('returns the reason for %s', (_, facts, reason) => {
    expect(closedFor(facts)).toBe(reason);
  });
});

describe('assertCanWrite', () => {
  test('rejects viewers with 403 and closed conversations with 409', () => {
    expect(() => assertCanWrite(recruiter)).not.toThrow();
    const status = (facts: Parameters<typeof assertCanWrite>[0]) => {
      try {
        assertCanWrite(facts);
        return 200;
      } catch (error) {
        return (error as { status: number }).status;
      }
    };
    expect(status({ ...open, membership: 'viewer' })).toBe(403);
    expect(status({ ...recruiter, has_ended: true })).toBe(409);
    expect(status({ ...open, blocks_company: true })).toBe(409);
  });
});

describe('excerptOf', () => {
  test('returns a short text as it is and cuts a long one at a word', () => {
    expect(excerptOf('See you on Thursday.')).toBe('See you on Thursday.');
    const cut = excerptOf('Thursday '.repeat(40));
    expect(cut).toMatch(/^(Thursday )+…$/);
    expect(cut.length).toBeLessThan(210);
  });
});
