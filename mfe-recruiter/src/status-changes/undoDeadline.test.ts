import { undoDeadline } from './undoDeadline.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

describe('undoDeadline', () => {
  it('is half a second before the first change takes effect', () => {
    expect(undoDeadline(['2026-11-20T12:00:09.000Z', null, '2026-11-20T12:00:08.000Z'], NOW)).toBe(
      NOW + 7500,
    );
  });

  it.each(['2026-11-20T12:05:00.000Z', '2026-11-20T11:00:00.000Z'])(
    'grants the full time when the clocks differ: %s',
    (time) => expect(undoDeadline([time], NOW)).toBe(NOW + 9500),
  );
});
