import { closing } from './closing.ts';

const open = (valid_through: string | null) => ({ status: 'open' as const, valid_through });

test('stays open through the whole last day in Aruba, though it is tomorrow in Greenwich', () => {
  expect(closing(open('2026-11-20'), new Date('2026-11-21T03:59:00Z'))).toEqual({
    kind: 'open',
    day: '2026-11-20',
  });
  expect(closing(open('2026-11-20'), new Date('2026-11-21T04:00:00Z'))).toEqual({ kind: 'expired' });
});

test('a vacancy without a last day stays open', () => {
  expect(closing(open(null), new Date())).toEqual({ kind: 'always' });
});

test('a closed vacancy is closed, whatever its last day', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(closing({ status: 'closed', valid_through: '2026-12-20' }, now)).toEqual({ kind: 'closed' });
  expect(closing({ status: 'expired', valid_through: '2026-12-20' }, now)).toEqual({ kind: 'expired' });
});
