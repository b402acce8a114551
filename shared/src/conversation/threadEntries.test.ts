import { aMessage } from '../testing/builders/index.ts';
import { threadEntries, type ThreadEntry } from './threadEntries.ts';

const at = (time: string) => `2026-11-${time}:00.000Z`;
const applied = { status: 'new' as const, at: at('20T15:00'), note: null };
const seen = { status: 'viewed' as const, at: at('22T03:30'), note: null };

const label = (entry: ThreadEntry) => {
  if (entry.kind === 'day') return entry.at.slice(0, 16);
  if (entry.kind === 'new') return `${entry.count} new`;
  return entry.kind === 'status' ? entry.change.status : entry.message.text;
};

describe('threadEntries', () => {
  it('orders messages and status changes by time below their days in Aruba', () => {
    const entries = threadEntries(
      [
        aMessage({ id: 1, text: 'Hello', at: at('20T16:00') }),
        aMessage({ id: 2, text: 'Late', at: at('22T03:00') }),
        aMessage({ id: 3, text: 'Morning', at: at('22T04:00') }),
      ],
      [seen, applied],
      null,
    );
    // 22 November 03:00 UTC is still 21 November in Aruba.
    expect(entries.map(label)).toEqual([
      '2026-11-20T15:00',
      'new',
      'Hello',
      '2026-11-22T03:00',
      'Late',
      'viewed',
      '2026-11-22T04:00',
      'Morning',
    ]);
  });

  it('draws a line above the first new message and counts those of the same side', () => {
    const messages = [
      aMessage({ id: 1, text: 'Read', at: at('20T16:00') }),
      aMessage({ id: 2, text: 'New', at: at('20T17:00') }),
      aMessage({ id: 3, text: 'Ours', side: 'company', at: at('20T18:00') }),
      aMessage({ id: 4, text: 'Newer', at: at('20T19:00') }),
    ];
    const labels = threadEntries(messages, [], 2).map(label);
    expect(labels.slice(1)).toEqual(['Read', '2 new', 'New', 'Ours', 'Newer']);
  });
});
