import { aHost } from '@cpa/shared/testing';
import { countUpdates } from './countUpdates.ts';

describe('countUpdates', () => {
  it('shows the number of events as a badge', () => {
    const host = aHost();
    countUpdates(host);
    host.events.emit('application-status', { vacancy_id: 1 });
    host.events.emit('application-status', { vacancy_id: 2 });
    expect(host.badges.counts).toEqual({ 'sample-news': 2 });
  });
});
