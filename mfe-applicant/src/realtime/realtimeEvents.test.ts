import { aHost } from '@cpa/shared/testing';
import { takeEvery } from 'typed-redux-saga';
import { applicationStatusChanged, eventsMissed, listenToEvents } from './realtimeEvents.ts';

test('dispatches valid status changes and reconnects', () => {
  const host = aHost();
  const dispatched: unknown[] = [];
  host.store.runFeatureSaga('test/actions', function* () {
    yield* takeEvery('*', (action) => void dispatched.push(action));
  });
  listenToEvents(host);
  host.events.emit('application-status', { vacancy_id: 12 });
  host.events.emit('application-status', 'twelve');
  host.events.reconnect();
  expect(dispatched).toEqual([applicationStatusChanged({ vacancyId: 12 }), eventsMissed()]);
});
