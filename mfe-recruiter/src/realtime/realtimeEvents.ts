import {
  type AnnotationsEvent,
  annotationsEventSchema,
  type ApplicationStatusesEvent,
  applicationStatusesEventSchema,
  arrivalEventSchema,
  type BoardPlacesEvent,
  boardPlacesEventSchema,
  conversationEventSchema,
  type ImportProgress,
  importProgressSchema,
  lookersEventSchema,
  orderEventSchema,
  interviewEventSchema,
  postingsEventSchema,
} from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { postingsChanged } from '../vacancy-calls/postingsChanged.ts';

/** An applicant applied to a vacancy of the recruiter's companies. */
export const applicationReceived = createAction<{ vacancyId: number; vacancyTitle: string; name: string }>(
  'recruiter/applicationReceived',
);

/** A recruiter of the company changed statuses, or an applicant withdrew. Includes own changes of other tabs. */
export const applicationStatusesChanged = createAction<ApplicationStatusesEvent>(
  'recruiter/applicationStatusesChanged',
);

/** A recruiter of the company changed rating or tags. Includes own changes. */
export const applicationsAnnotated = createAction<AnnotationsEvent>('recruiter/applicationsAnnotated');

/** A recruiter of the company changed the order of a column of the board. Includes own changes. */
export const boardPlacesChanged = createAction<BoardPlacesEvent>('recruiter/boardPlacesChanged');

/** An import read another page. */
export const importProgressed = createAction<ImportProgress>('recruiter/importProgressed');

/** The payment status of an order of the recruiter's companies changed. */
export const orderChanged = createAction<{ id: number }>('recruiter/orderChanged');

/** The applicant or a colleague changed the interview of this application. */
export const interviewChanged = createAction<{ applicationId: number }>('recruiter/interviewChanged');

/** A message about this application arrived or was read. */
export const conversationChanged = createAction<{ applicationId: number }>('recruiter/conversationChanged');

/** A colleague opened or left this application, which is open here. */
export const lookersChanged = createAction<{ applicationId: number }>('recruiter/lookersChanged');

/** The connection was lost for a while: events may have been missed. */
export const eventsMissed = createAction('recruiter/eventsMissed');

/** Dispatches the realtime events of the manifest as actions. Ignores invalid payloads. */
export function listenToEvents({ events, store }: Pick<RemoteHost, 'events' | 'store'>): void {
  events.on('application-received', (payload) => {
    const { data } = z.safeParse(arrivalEventSchema, payload);
    if (!data) return;
    const { vacancy_id: vacancyId, vacancy_title: vacancyTitle, applicant_name: name } = data;
    store.dispatch(applicationReceived({ vacancyId, vacancyTitle, name }));
  });
  events.on('application-status-changed', (payload) => {
    const { data } = z.safeParse(applicationStatusesEventSchema, payload);
    if (data) store.dispatch(applicationStatusesChanged(data));
  });
  events.on('application-annotated', (payload) => {
    const { data } = z.safeParse(annotationsEventSchema, payload);
    if (data) store.dispatch(applicationsAnnotated(data));
  });
  events.on('board-places-changed', (payload) => {
    const { data } = z.safeParse(boardPlacesEventSchema, payload);
    if (data) store.dispatch(boardPlacesChanged(data));
  });
  events.on('applicant-interview-changed', (payload) => {
    const { data } = z.safeParse(interviewEventSchema, payload);
    if (data) store.dispatch(interviewChanged({ applicationId: data.application_id }));
  });
  events.on('conversation-changed', (payload) => {
    const { data } = z.safeParse(conversationEventSchema, payload);
    if (data) store.dispatch(conversationChanged({ applicationId: data.application_id }));
  });
  events.on('lookers-changed', (payload) => {
    const { data } = z.safeParse(lookersEventSchema, payload);
    if (data) store.dispatch(lookersChanged({ applicationId: data.application_id }));
  });
  events.on('import-progress', (payload) => {
    const { data } = z.safeParse(importProgressSchema, payload);
    if (data) store.dispatch(importProgressed(data));
  });
  events.on('order-status', (payload) => {
    const { data } = z.safeParse(orderEventSchema, payload);
    if (data) store.dispatch(orderChanged({ id: data.order_id }));
  });
  events.on('postings-changed', (payload) => {
    if (z.safeParse(postingsEventSchema, payload).success) store.dispatch(postingsChanged());
  });
  events.onReconnect(() => {
    store.dispatch(eventsMissed());
  });
}
