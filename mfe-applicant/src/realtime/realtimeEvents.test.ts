import { aHost } from '@cpa/shared/testing';
import { takeEvery } from 'typed-redux-saga';
import {
  applicationStatusChanged,
  conversationChanged,
  eventsMissed,
  interviewChanged,
  listenToEvents,
} from './realtimeEvents.ts';

test('dispatches valid status changes and reconnects', () => {
  const host = aHost();
  const dispatched: unknown[] = [];
  host.store.runFeatureSaga('test/actions', function* () {
    yield* takeEvery('*', (action) => void dispatched.push(action));
  });
  listenToEvents(host);
  host.events.emit('application-status', { vacancy_id: 12 });
  host.events.emit('application-status', 'twelve');
  host.events.emit('interview-changed', { application_id: 5, vacancy_id: 12 });
  host.events.emit('conversation-changed', { application_id: 5, unread_conversations: 2 });
  host.events.reconnect();
  expect(dispatched).toEqual([
    applicationStatusChanged({ vacancyId: 12 }),
    interviewChanged({ vacancyId: 12 }),
    conversationChanged(),
    eventsMissed(),
  ]);
  expect(host.badges.counts).toEqual({ 'unread-messages': 2 });
});
