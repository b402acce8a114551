import { describeDevice } from './describeDevice.rules.ts';
import { classifyRefresh } from './refresh.rules.ts';

describe('describeDevice', () => {
  const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

  describe('describeDevice', () => {
    test.each([
      [
        `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
        'Chrome on Android',
      ],
      [
        `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
        'Edge on Windows',
      ],
      ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iOS'],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
        'Firefox on macOS',
      ],
      ['curl/8.1', null],
      [null, null],
    ])('%s is %s', (userAgent, device) => {
      expect(describeDevice(userAgent)).toBe(device);
    });
  });
});

describe('refresh', () => {
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
});
