import { aHost, fakeToasts } from '@cpa/shared/testing';
import { takeEvery } from 'typed-redux-saga';
import { postingsChanged } from '../vacancy-calls/postingsChanged.ts';
import {
  applicationReceived,
  applicationsAnnotated,
  applicationStatusesChanged,
  boardPlacesChanged,
  conversationChanged,
  eventsMissed,
  importProgressed,
  interviewChanged,
  listenToEvents,
  lookersChanged,
  orderChanged,
} from './realtimeEvents.ts';
import { createPortalStore } from '@cpa/shared/store';
import { createArrivalToasts } from './arrivalToasts.ts';

describe('realtimeEvents', () => {
  function listen() {
    const host = aHost();
    const dispatched: unknown[] = [];
    host.store.runFeatureSaga('test/actions', function* () {
      yield* takeEvery('*', (action) => void dispatched.push(action));
    });
    listenToEvents(host);
    return { ...host, dispatched };
  }

  describe('listenToEvents', () => {
    it('dispatches applications, status changes, annotations, board orders, messages, colleagues, import progress, orders and reconnects', () => {
      const { events, dispatched } = listen();
      const progress = { import_id: 5, company_id: 3, pages_done: 2, pages_total: 4, found: 7 };
      const changes = [{ id: 4, status: 'offer' as const }];
      events.emit('application-received', {
        vacancy_id: 12,
        vacancy_title: 'Line Cook',
        applicant_name: 'Rudy Tromp',
      });
      events.emit('application-status-changed', { changes });
      const annotations = [
        { id: 4, rating: null },
        { id: 5, rating: 2, tags: ['Grill'], version: 12 },
      ];
      events.emit('application-annotated', { changes: annotations });
      const places = [{ id: 4, board_position: 12.5 }];
      events.emit('board-places-changed', { status: 'offer', version: 7, places });
      events.emit('applicant-interview-changed', { application_id: 4, vacancy_id: 12 });
      events.emit('conversation-changed', { application_id: 4 });
      events.emit('lookers-changed', { application_id: 4 });
      events.emit('import-progress', progress);
      events.emit('order-status', { order_id: 8, payment_status: 'refunded' });
      events.emit('postings-changed', { company_id: 3 });
      events.reconnect();
      expect(dispatched).toEqual([
        applicationReceived({ vacancyId: 12, vacancyTitle: 'Line Cook', name: 'Rudy Tromp' }),
        applicationStatusesChanged({ changes }),
        applicationsAnnotated({ changes: annotations }),
        boardPlacesChanged({ status: 'offer', version: 7, places }),
        interviewChanged({ applicationId: 4 }),
        conversationChanged({ applicationId: 4 }),
        lookersChanged({ applicationId: 4 }),
        importProgressed(progress),
        orderChanged({ id: 8 }),
        postingsChanged(),
        eventsMissed(),
      ]);
    });

    it('ignores an invalid payload', () => {
      const { events, dispatched } = listen();
      events.emit('application-received', { vacancy_id: 'twelve' });
      events.emit('application-status-changed', { changes: [{ id: 4, status: 'promoted' }] });
      events.emit('application-annotated', { changes: [{ id: 4, rating: 9 }] });
      events.emit('board-places-changed', { status: 'offer', version: 7, places: [{ id: 4 }] });
      events.emit('conversation-changed', 'nonsense');
      events.emit('import-progress', null);
      events.emit('lookers-changed', {});
      events.emit('order-status', { order_id: 8, payment_status: 'lost' });
      events.emit('postings-changed', {});
      expect(dispatched).toEqual([]);
    });
  });
});

describe('arrivalToasts', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('names the vacancy of new applicants, once per vacancy', async () => {
    const store = createPortalStore();
    const toasts = fakeToasts();
    store.runFeatureSaga('recruiter/arrivals', createArrivalToasts(toasts));
    const arrive = (vacancyId: number, vacancyTitle: string, name: string) =>
      store.dispatch(applicationReceived({ vacancyId, vacancyTitle, name }));
    arrive(10, 'Line Cook', 'Rudy Tromp');
    arrive(11, 'Barista', 'Aisha Croes');
    arrive(10, 'Line Cook', 'Ana Kock');
    await jest.advanceTimersByTimeAsync(1000);
    expect(toasts.shown).toEqual([
      { kind: 'info', title: '2 new applicants for Line Cook', description: 'Rudy Tromp, Ana Kock' },
      { kind: 'info', title: 'New applicant for Barista', description: 'Aisha Croes' },
    ]);
    arrive(10, 'Line Cook', 'Ben Maduro');
    await jest.advanceTimersByTimeAsync(1000);
    expect(toasts.shown).toHaveLength(3);
  });
});
