import { applicationEventSchema, conversationEventSchema, interviewEventSchema } from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** A company changed the status of the applicant's application to this vacancy. */
export const applicationStatusChanged = createAction<{ vacancyId: number }>(
  'applicant/applicationStatusChanged',
);

/** The company or the applicant changed an interview of the application to this vacancy. */
export const interviewChanged = createAction<{ vacancyId: number }>('applicant/interviewChanged');

/** One of the applicant's conversations has a new message, or one was read. */
export const conversationChanged = createAction('applicant/conversationChanged');

/** The connection was lost for a while: events may have been missed. */
export const eventsMissed = createAction('applicant/eventsMissed');

/** Name of the badge with the number of applications with unread messages. */
export const UNREAD_BADGE = 'unread-messages';

/** Dispatches the realtime events of the manifest as actions. Ignores invalid payloads. */
export function listenToEvents({
  events,
  store,
  badges,
}: Pick<RemoteHost, 'events' | 'store' | 'badges'>): void {
  events.on('application-status', (payload) => {
    const { data } = z.safeParse(applicationEventSchema, payload);
    if (data) store.dispatch(applicationStatusChanged({ vacancyId: data.vacancy_id }));
  });
  events.on('interview-changed', (payload) => {
    const { data } = z.safeParse(interviewEventSchema, payload);
    if (data) store.dispatch(interviewChanged({ vacancyId: data.vacancy_id }));
  });
  events.on('conversation-changed', (payload) => {
    const { data } = z.safeParse(conversationEventSchema, payload);
    if (data?.unread_conversations !== undefined) badges.set(UNREAD_BADGE, data.unread_conversations);
    store.dispatch(conversationChanged());
  });
  events.onReconnect(() => {
    store.dispatch(eventsMissed());
  });
}
