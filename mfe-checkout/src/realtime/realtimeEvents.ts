import { type OrderEvent, orderEventSchema, postingsEventSchema } from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** The state of an order of the recruiter's companies changed, or the bank rejected an attempt. */
export const orderStatusReceived = createAction<OrderEvent>('checkout/orderStatusReceived');

/** Milliseconds before changed data is read again: a list of vacancies is published one by one. */
export const SETTLE_MS = 300;

/** Postings or sponsorships were bought or used, in this tab or elsewhere. */
export const postingsChanged = createAction('checkout/postingsChanged');

/** The connection was lost for a while: events may have been missed. */
export const eventsMissed = createAction('checkout/eventsMissed');

/** Dispatches the realtime events of the manifest as actions. Ignores invalid payloads. */
export function listenToEvents({ events, store }: Pick<RemoteHost, 'events' | 'store'>): void {
  events.on('order-status', (payload) => {
    const { data } = z.safeParse(orderEventSchema, payload);
    if (data) store.dispatch(orderStatusReceived(data));
  });
  events.on('postings-changed', (payload) => {
    if (z.safeParse(postingsEventSchema, payload).success) store.dispatch(postingsChanged());
  });
  events.onReconnect(() => void store.dispatch(eventsMissed()));
}
