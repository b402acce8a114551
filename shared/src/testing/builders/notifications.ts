import { notificationSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';

/** Unread notification of one event. */
export const aNotification = builder(notificationSchema)(() => ({
  id: 41,
  kind: 'new-applicant',
  data: { vacancy_id: 7, title: 'Line Cook', name: 'Rudina Quandt' },
  count: 1,
  at: '2026-11-20T18:05:00.000Z',
  read: false,
}));
