import { connectDatabase } from './connect.ts';
import { createHangDetector } from './hangDetector.ts';
import { ANSWER_WITHIN_MS } from './watchedPool.ts';

/** A query on a server that hangs or is down fails within this time, in milliseconds. */
const FAILS_WITHIN_MS = 2000;
const STEP_MS = 10;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that responds to probes immediately until it hangs; then each probe times out. */
function aServer() {
  let isHanging = false;
  return {
    hang: () => {
      isHanging = true;
    },
    recover: () => {
      isHanging = false;
    },
    answers: async (): Promise<boolean> => {
      if (isHanging) await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
      return !isHanging;
    },
  };
}

describe('createHangDetector', () => {
  // A slow query has the server probed every half a second; the hang begins at different times between two probes.
  it.each(Array.from({ length: 12 }, (_, index) => index * 100))(
    'gives up within two seconds when the server hangs %i ms after the last query began',
    async (delay) => {
      const server = aServer();
      const detector = createHangDetector(server.answers);
      detector.begin(() => undefined);
      await jest.advanceTimersByTimeAsync(delay);
      server.hang();
      const giveUp = jest.fn();
      detector.begin(giveUp);
      let waited = 0;
      for (; giveUp.mock.calls.length === 0 && waited < 10_000; waited += STEP_MS)
        await jest.advanceTimersByTimeAsync(STEP_MS);
      expect(waited).toBeLessThanOrEqual(FAILS_WITHIN_MS);
      expect(detector.isHanging()).toBe(true);
      detector.stop();
    },
  );

  it('reports that the server responds when the query ended during the probe', async () => {
    const server = aServer();
    const detector = createHangDetector(server.answers);
    const end = detector.begin(() => undefined);
    server.hang();
    await jest.advanceTimersByTimeAsync(700);
    // A failover breaks the connection while the probe still waits.
    end();
    await jest.advanceTimersByTimeAsync(1000);
    expect(detector.isHanging()).toBe(true);
    server.recover();
    await jest.advanceTimersByTimeAsync(2000);
    expect(detector.isHanging()).toBe(false);
    detector.stop();
  });

  it('does not abort a slow query while the server responds', async () => {
    const detector = createHangDetector(aServer().answers);
    const giveUp = jest.fn();
    detector.begin(giveUp);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(giveUp).not.toHaveBeenCalled();
    detector.stop();
  });
});

describe('connectDatabase', () => {
  it('waits less than two seconds for a connection', async () => {
    const { pool, db } = connectDatabase('postgres://portal@127.0.0.1:1/portal');
    expect(pool.options.connectionTimeoutMillis).toBeGreaterThan(0);
    expect(pool.options.connectionTimeoutMillis).toBeLessThan(FAILS_WITHIN_MS);
    await db.destroy();
  });
});
