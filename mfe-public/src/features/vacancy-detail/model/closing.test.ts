import { closing } from './closing.ts';

const open = (valid_through: string | null) => ({ status: 'open' as const, valid_through });

test('stays open until the end of the last day in Aruba', () => {
  expect(closing(open('2026-11-20'), new Date('2026-11-21T03:59:00Z'))).toEqual({
    kind: 'open',
    day: '2026-11-20',
  });
  expect(closing(open('2026-11-20'), new Date('2026-11-21T04:00:00Z'))).toEqual({ kind: 'expired' });
});

test('stays open without a closing date', () => {
  expect(closing(open(null), new Date())).toEqual({ kind: 'always' });
});

test('is closed regardless of the closing date', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(closing({ status: 'closed', valid_through: '2026-12-20' }, now)).toEqual({ kind: 'closed' });
  expect(closing({ status: 'expired', valid_through: '2026-12-20' }, now)).toEqual({ kind: 'expired' });
});
