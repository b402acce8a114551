import type { Toasts } from '@cpa/shared/remote';
import { buffers } from 'redux-saga';
import { actionChannel, delay, flush, take } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import { applicationReceived } from './realtimeEvents.ts';

/** Time in milliseconds in which applications to one vacancy share a toast. */
const GATHER_MS = 1000;

/** Shows a toast that names the vacancy of each new applicant, on every recruiter page. */
export function createArrivalToasts(toasts: Toasts) {
  return function* arrivalToasts() {
    const channel = yield* actionChannel<ReturnType<typeof applicationReceived>>(
      applicationReceived,
      buffers.expanding(),
    );
    for (;;) {
      const first = yield* take(channel);
      yield* delay(GATHER_MS);
      const arrived = [first, ...(yield* flush(channel))].map(({ payload }) => payload);
      for (const group of Map.groupBy(arrived, ({ vacancyId }) => vacancyId).values()) {
        toasts.info({
          title: text('applicants.arrived', { count: group.length, vacancy: group[0]!.vacancyTitle }),
          description: group.map(({ name }) => name).join(', '),
        });
      }
    }
  };
}
