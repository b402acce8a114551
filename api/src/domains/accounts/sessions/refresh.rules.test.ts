import { classifyRefresh } from './refresh.rules.ts';

const now = new Date('2026-11-20T14:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const state = { now, expires_at: ago(-3600), revoked_at: null, used_at: null };

test.each([
  ['its first use exchanges it', {}, 'rotate'],
  ['a second tab within 30 seconds gets the same again', { used_at: ago(30) }, 'repeat'],
  ['a use after that means that somebody else may hold it', { used_at: ago(31) }, 'replayed'],
  ['after signing out it is worth nothing', { revoked_at: ago(1) }, 'ended'],
  ['after its month it is worth nothing', { expires_at: now }, 'ended'],
  ['a replay into an ended session ends nothing more', { revoked_at: ago(1), used_at: ago(60) }, 'ended'],
])('%s', (_title, change, verdict) => {
  expect(classifyRefresh({ ...state, ...change })).toBe(verdict);
});
